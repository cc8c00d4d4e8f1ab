DELETE FROM roster_line WHERE id = ?
