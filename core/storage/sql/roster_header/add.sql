INSERT INTO roster_header (roster_id, position, name, value) VALUES (?, ?, ?, ?)
