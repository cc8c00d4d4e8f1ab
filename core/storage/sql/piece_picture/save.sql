INSERT INTO piece_picture (game, key, picture) VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET picture = excluded.picture
