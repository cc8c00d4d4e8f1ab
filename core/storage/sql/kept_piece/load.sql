SELECT key, name, names, status, source, cells FROM kept_piece WHERE game = ? ORDER BY key
