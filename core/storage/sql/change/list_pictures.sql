-- Both ends of a step: undo may need the one, redo the other.
SELECT json_extract(before, '$.picture') FROM change
WHERE table_name = 'piece_picture' AND before IS NOT NULL
UNION
SELECT json_extract(after, '$.picture') FROM change
WHERE table_name = 'piece_picture' AND after IS NOT NULL
