INSERT INTO amendment (game, key, attribute, value, source) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (key, attribute) DO UPDATE SET value = excluded.value, source = excluded.source
