SELECT count(*) FROM roster
WHERE CASE WHEN json_valid(tags) THEN json_type(tags) <> 'array' ELSE 1 END
