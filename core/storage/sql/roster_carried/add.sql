INSERT INTO roster_carried (roster_id, position, name, cells) VALUES (?, ?, ?, ?)
