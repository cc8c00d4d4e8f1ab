DELETE FROM own_piece WHERE key = ?
