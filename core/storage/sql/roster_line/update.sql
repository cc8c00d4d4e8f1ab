UPDATE roster_line SET position = ?, count = ?, piece_key = ?, name = ?, qualifier = ?, note = ?
WHERE id = ?
