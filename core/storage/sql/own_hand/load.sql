SELECT name, figures, surface, throws FROM own_hand WHERE game = ? ORDER BY name COLLATE NOCASE, name
