-- One pass over each index, so that a thousand rosters are listed in one go.
SELECT roster.id, game, format, name, folder, tags, archived, modified,
    coalesce((SELECT sum(count) FROM roster_line WHERE roster_id = roster.id), 0)
FROM roster
ORDER BY modified DESC, roster.id
