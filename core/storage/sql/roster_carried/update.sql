UPDATE roster_carried SET position = ?, name = ?, cells = ? WHERE id = ?
