SELECT DISTINCT picture FROM piece_picture
