SELECT id, name FROM operation WHERE subject = ? AND undone = 1 ORDER BY id LIMIT 1
