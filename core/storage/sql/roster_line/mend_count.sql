UPDATE roster_line SET count = min(max(count, 1), 9999) WHERE count < 1 OR count > 9999
