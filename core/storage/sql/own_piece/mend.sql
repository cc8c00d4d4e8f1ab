-- What could not be read stays with the piece, in its source, for the person to type in again.
UPDATE own_piece SET
    source = trim(source || ' [' || replace(replace(replace(cells, char(30), ' '), char(31), ' '),
        char(10), ' ') || ']'),
    cells = '{}'
WHERE CASE WHEN json_valid(cells) THEN json_type(cells) <> 'object'
        OR EXISTS (SELECT 1 FROM json_each(cells) WHERE type <> 'text') ELSE 1 END
