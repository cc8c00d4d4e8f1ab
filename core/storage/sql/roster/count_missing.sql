SELECT count(*) FROM (
    SELECT roster_id FROM roster_line
    UNION SELECT roster_id FROM roster_header
    UNION SELECT roster_id FROM roster_carried
) WHERE roster_id NOT IN (SELECT id FROM roster)
