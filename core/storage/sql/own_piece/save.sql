INSERT INTO own_piece (key, game, name, names, source, cells) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET
    name = excluded.name, names = excluded.names, source = excluded.source,
    cells = excluded.cells
