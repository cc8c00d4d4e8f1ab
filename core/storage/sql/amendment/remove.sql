DELETE FROM amendment WHERE key = ? AND attribute = ?
