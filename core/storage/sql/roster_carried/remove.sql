DELETE FROM roster_carried WHERE id = ?
