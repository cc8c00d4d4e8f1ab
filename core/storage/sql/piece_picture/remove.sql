DELETE FROM piece_picture WHERE key = ?
