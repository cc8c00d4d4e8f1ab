-- The parts are worth more than the name that is lost: they get a roster again. The game is told
-- by the keys of shipped pieces.
INSERT INTO roster (id, name, game, format, folder, tags, notes, archived, created)
SELECT roster_id, ?,
    coalesce((
        SELECT substr(piece_key, 1, instr(piece_key, '/') - 1) FROM roster_line AS line
        WHERE line.roster_id = part.roster_id
            AND instr(piece_key, '/') > 1 AND piece_key NOT LIKE 'own/%'
        LIMIT 1
    ), ''),
    '', '', '[]', '', 0, ?
FROM (
    SELECT roster_id FROM roster_line
    UNION SELECT roster_id FROM roster_header
    UNION SELECT roster_id FROM roster_carried
) AS part
WHERE roster_id NOT IN (SELECT id FROM roster)
