INSERT INTO roster_version (roster_id, created, reason, name, content) VALUES (?, ?, ?, ?, ?)
