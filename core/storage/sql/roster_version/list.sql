SELECT id, created, reason, name FROM roster_version WHERE roster_id = ? ORDER BY id DESC
