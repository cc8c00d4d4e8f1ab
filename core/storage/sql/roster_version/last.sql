SELECT id, content FROM roster_version WHERE roster_id = ? ORDER BY id DESC LIMIT 1
