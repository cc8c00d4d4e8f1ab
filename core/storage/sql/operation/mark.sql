UPDATE operation SET undone = ? WHERE id = ?
