-- The first to use a piece writes its copy; the rest find it there.
INSERT INTO kept_piece (key, game, name, names, status, source, cells)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET
    name = excluded.name, names = excluded.names, status = excluded.status,
    source = excluded.source, cells = excluded.cells
WHERE name IS NOT excluded.name OR names IS NOT excluded.names
    OR status IS NOT excluded.status OR source IS NOT excluded.source
    OR cells IS NOT excluded.cells
