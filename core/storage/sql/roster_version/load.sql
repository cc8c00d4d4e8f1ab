SELECT content FROM roster_version WHERE id = ? AND roster_id = ?
