SELECT id, position, count, piece_key, name, qualifier, note FROM roster_line
WHERE roster_id = ? ORDER BY position, id
