SELECT key, attribute, value, source FROM amendment WHERE game = ? ORDER BY key, attribute
