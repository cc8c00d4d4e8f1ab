DELETE FROM own_hand WHERE game = ? AND name = ?
