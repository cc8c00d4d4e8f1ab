SELECT count(*) FROM operation WHERE id NOT IN (SELECT operation FROM change)
