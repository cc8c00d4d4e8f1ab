UPDATE revision SET value = value + 1
