SELECT table_name, before, after FROM change WHERE operation = ? ORDER BY id
