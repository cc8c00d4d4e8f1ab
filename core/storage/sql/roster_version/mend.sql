DELETE FROM roster_version WHERE NOT json_valid(content)
