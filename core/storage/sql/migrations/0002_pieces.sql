-- Pieces of one's own, what a person says of shipped pieces, photographs, and copies of shipped
-- pieces that rosters use, for the day when a release no longer has them.
CREATE TABLE own_piece (
    key    TEXT NOT NULL PRIMARY KEY,
    game   TEXT NOT NULL,
    name   TEXT NOT NULL,
    names  TEXT NOT NULL, -- further names, as in a table of pieces
    source TEXT NOT NULL,
    cells  TEXT NOT NULL  -- a JSON object: attribute, cell; unknown values are left out
) STRICT
--;
CREATE INDEX own_piece_by_game ON own_piece (game)
--;
CREATE TABLE amendment (
    key       TEXT NOT NULL,
    attribute TEXT NOT NULL,
    game      TEXT NOT NULL,
    value     TEXT NOT NULL,
    source    TEXT NOT NULL,
    PRIMARY KEY (key, attribute)
) STRICT
--;
CREATE INDEX amendment_by_game ON amendment (game)
--;
CREATE TABLE piece_picture (
    key     TEXT NOT NULL PRIMARY KEY,
    game    TEXT NOT NULL,
    picture TEXT NOT NULL -- the SHA-256 that names the file
) STRICT
--;
CREATE TABLE kept_piece (
    key    TEXT NOT NULL PRIMARY KEY,
    game   TEXT NOT NULL,
    name   TEXT NOT NULL,
    names  TEXT NOT NULL,
    status TEXT NOT NULL,
    source TEXT NOT NULL,
    cells  TEXT NOT NULL
) STRICT
