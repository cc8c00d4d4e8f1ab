DELETE FROM roster_header WHERE id = ?
