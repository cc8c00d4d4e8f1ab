-- A game's pieces in a few large blocks: one value for each row and column would cost more to hand
-- over than to read. The columns are parted by the unit separator and rows end with the record
-- separator; neither can be in a column, see own_piece/save.
SELECT CAST(group_concat(
    key || x'1f' || name || x'1f' || names || x'1f' || source || x'1f' || cells || x'1e', ''
) AS BLOB)
FROM own_piece WHERE game = ? GROUP BY rowid / 4096
