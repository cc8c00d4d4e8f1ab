DELETE FROM piece_picture WHERE picture = ?
