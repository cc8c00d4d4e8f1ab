UPDATE roster_header SET position = ?, name = ?, value = ? WHERE id = ?
