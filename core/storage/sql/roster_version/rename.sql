UPDATE roster_version SET name = ? WHERE id = ? AND roster_id = ?
