-- The journal, the rosters and their versions. 'Mstr' tells our files from those of others.
PRAGMA application_id = 1299412082
--;
CREATE TABLE revision (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    value INTEGER NOT NULL
) STRICT
--;
INSERT INTO revision (id, value) VALUES (1, 0)
--;
CREATE TABLE operation (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    subject   TEXT    NOT NULL,
    name      TEXT    NOT NULL, -- a sentence as JSON, so that a menu can speak any language
    merge_key TEXT    NOT NULL,
    changed   INTEGER NOT NULL, -- milliseconds since 1970, UTC
    undone    INTEGER NOT NULL DEFAULT 0
) STRICT
--;
CREATE INDEX operation_by_subject ON operation (subject, id)
--;
CREATE TABLE change (
    id         INTEGER PRIMARY KEY,
    operation  INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
    table_name TEXT    NOT NULL,
    before     TEXT, -- the row as JSON; null where it did not exist
    after      TEXT
) STRICT
--;
CREATE INDEX change_by_operation ON change (operation, id)
--;
CREATE TABLE roster (
    id       TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    format   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    folder   TEXT    NOT NULL,
    tags     TEXT    NOT NULL, -- a JSON array
    notes    TEXT    NOT NULL,
    archived INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    modified INTEGER NOT NULL DEFAULT 0 -- kept by the triggers below, never journalled
) STRICT
--;
-- No cascade anywhere: what is removed is removed row by row, so that the journal can bring it
-- back, and undoing a roster's creation is refused once it has lines that are not of that step.
CREATE TABLE roster_line (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    roster_id TEXT    NOT NULL REFERENCES roster (id),
    position  INTEGER NOT NULL, -- an order with gaps; ties by id
    count     INTEGER NOT NULL,
    piece_key TEXT    NOT NULL, -- of no table: a piece may vanish, its line stays
    name      TEXT    NOT NULL,
    qualifier TEXT    NOT NULL,
    note      TEXT    NOT NULL
) STRICT
--;
CREATE INDEX roster_line_by_roster ON roster_line (roster_id, position, id, count)
--;
CREATE INDEX roster_line_by_piece ON roster_line (piece_key)
--;
CREATE TABLE roster_header (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    roster_id TEXT    NOT NULL REFERENCES roster (id),
    position  INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    value     TEXT    NOT NULL
) STRICT
--;
CREATE INDEX roster_header_by_roster ON roster_header (roster_id, position)
--;
CREATE TABLE roster_carried (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    roster_id TEXT    NOT NULL REFERENCES roster (id),
    position  INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    cells     TEXT    NOT NULL -- a JSON object: attribute, cell
) STRICT
--;
CREATE INDEX roster_carried_by_roster ON roster_carried (roster_id, position)
--;
-- Versions outlive their roster, so that removing one can be undone with all of them.
CREATE TABLE roster_version (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    roster_id TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    reason    TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    content   TEXT    NOT NULL -- Muster JSON
) STRICT
--;
CREATE INDEX roster_version_by_roster ON roster_version (roster_id, id)
--;
CREATE TRIGGER roster_made AFTER INSERT ON roster WHEN NEW.modified = 0
BEGIN
    UPDATE roster SET modified = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
    WHERE id = NEW.id;
END
--;
CREATE TRIGGER roster_changed
AFTER UPDATE OF game, format, name, folder, tags, notes, archived ON roster
WHEN OLD.game IS NOT NEW.game OR OLD.format IS NOT NEW.format OR OLD.name IS NOT NEW.name
    OR OLD.folder IS NOT NEW.folder OR OLD.tags IS NOT NEW.tags OR OLD.notes IS NOT NEW.notes
    OR OLD.archived IS NOT NEW.archived
BEGIN
    UPDATE roster SET modified = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
    WHERE id = NEW.id;
END
--;
CREATE TRIGGER roster_line_made AFTER INSERT ON roster_line
BEGIN
    UPDATE roster SET modified = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
    WHERE id = NEW.roster_id;
END
--;
CREATE TRIGGER roster_line_changed AFTER UPDATE ON roster_line
BEGIN
    UPDATE roster SET modified = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
    WHERE id = NEW.roster_id;
END
--;
CREATE TRIGGER roster_line_removed AFTER DELETE ON roster_line
BEGIN
    UPDATE roster SET modified = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
    WHERE id = OLD.roster_id;
END
