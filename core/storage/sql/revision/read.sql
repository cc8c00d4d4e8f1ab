SELECT value FROM revision
