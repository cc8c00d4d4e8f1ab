SELECT id, position, name, cells FROM roster_carried WHERE roster_id = ? ORDER BY position, id
