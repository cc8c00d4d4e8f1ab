SELECT count(*) FROM roster_version
WHERE roster_id NOT IN (SELECT id FROM roster)
    AND roster_id NOT IN (
        SELECT json_extract(before, '$.id') FROM change
        WHERE table_name = 'roster' AND json_valid(before)
    )
