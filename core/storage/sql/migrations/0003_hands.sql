-- How somebody throws, measured by that person: choosable wherever a hand is.
CREATE TABLE own_hand (
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    figures TEXT NOT NULL, -- as the game writes a hand
    surface TEXT NOT NULL, -- a slug of the game: on which it was measured; empty where nobody knows
    throws  TEXT NOT NULL, -- what it was measured from, in the game's own words
    PRIMARY KEY (game, name)
) STRICT
