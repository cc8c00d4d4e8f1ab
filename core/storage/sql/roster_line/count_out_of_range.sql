SELECT count(*) FROM roster_line WHERE count < 1 OR count > 9999
