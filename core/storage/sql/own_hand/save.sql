INSERT INTO own_hand (game, name, figures, surface, throws) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (game, name) DO UPDATE SET
    figures = excluded.figures, surface = excluded.surface, throws = excluded.throws
