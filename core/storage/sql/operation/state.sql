-- Differs after every step on a subject, and after every undo or redo of one; the step that is
-- being taken is left out.
SELECT coalesce(max(id), 0) || ' ' || coalesce(max(changed), 0) || ' ' || coalesce(sum(undone), 0)
FROM operation WHERE subject = ? AND id <> ?
