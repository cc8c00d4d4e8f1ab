DELETE FROM roster WHERE id = ?
