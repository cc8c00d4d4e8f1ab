UPDATE roster SET game = ?, format = ?, name = ?, folder = ?, tags = ?, notes = ?, archived = ?
WHERE id = ?
