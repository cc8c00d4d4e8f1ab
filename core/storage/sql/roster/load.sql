SELECT game, format, name, folder, tags, notes, archived FROM roster WHERE id = ?
