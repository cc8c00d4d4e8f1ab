INSERT INTO roster_line (roster_id, position, count, piece_key, name, qualifier, note)
VALUES (?, ?, ?, ?, ?, ?, ?)
