SELECT count(*) FROM kept_piece
WHERE CASE WHEN json_valid(cells) THEN json_type(cells) <> 'object'
        OR EXISTS (SELECT 1 FROM json_each(cells) WHERE type <> 'text') ELSE 1 END
