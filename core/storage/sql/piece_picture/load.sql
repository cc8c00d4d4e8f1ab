SELECT key, picture FROM piece_picture WHERE game = ?
