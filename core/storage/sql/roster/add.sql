INSERT INTO roster (game, format, name, folder, tags, notes, archived, id, created)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
