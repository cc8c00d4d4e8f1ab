-- Only into the last step of its subject, and never past one that was undone.
SELECT id FROM (
    SELECT id, merge_key, changed, undone FROM operation
    WHERE subject = ? ORDER BY id DESC LIMIT 1
)
WHERE merge_key = ? AND changed >= ? AND undone = 0
