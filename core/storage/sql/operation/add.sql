INSERT INTO operation (subject, name, merge_key, changed) VALUES (?, ?, ?, ?)
