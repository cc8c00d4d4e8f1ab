SELECT id, position, name, value FROM roster_header WHERE roster_id = ? ORDER BY position, id
