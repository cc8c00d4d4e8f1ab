-- A step that changed nothing; one that others were merged into has changes and stays.
DELETE FROM operation WHERE id = ?
