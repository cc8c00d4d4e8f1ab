SELECT EXISTS (SELECT 1 FROM change WHERE operation = ?)
