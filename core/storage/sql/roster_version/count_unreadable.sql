SELECT count(*) FROM roster_version WHERE NOT json_valid(content)
