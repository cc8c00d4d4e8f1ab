SELECT id, name FROM operation WHERE subject = ? AND undone = 0 ORDER BY id DESC LIMIT 1
