-- A step is undone whole or not at all, so an unreadable change takes its whole step along.
DELETE FROM change
WHERE operation NOT IN (SELECT id FROM operation)
    OR operation IN (
        SELECT operation FROM change
        WHERE (before IS NOT NULL AND NOT json_valid(before))
            OR (after IS NOT NULL AND NOT json_valid(after))
            OR (before IS NULL AND after IS NULL)
    )
