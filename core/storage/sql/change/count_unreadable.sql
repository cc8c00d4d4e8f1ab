SELECT count(*) FROM change
WHERE operation NOT IN (SELECT id FROM operation)
    OR (before IS NOT NULL AND NOT json_valid(before))
    OR (after IS NOT NULL AND NOT json_valid(after))
    OR (before IS NULL AND after IS NULL)
