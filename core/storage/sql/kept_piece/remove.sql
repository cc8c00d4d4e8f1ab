DELETE FROM kept_piece WHERE key = ?
