UPDATE operation SET name = ?, changed = ? WHERE id = ?
