SELECT DISTINCT piece_key FROM roster_line
JOIN roster ON roster.id = roster_line.roster_id
WHERE roster.game = ? AND piece_key <> ''
