DELETE FROM operation WHERE subject = ? AND undone = 1
