// A small game made up for the tests of construction, with rosters written line by line. The two
// schemas have the shape of a game of chips and of a game of armies, in their own words.
#pragma once

#include "construction/check.h"

#include <QByteArray>

#include <memory>
#include <string>
#include <utility>
#include <vector>

// The rules of a stack and of a skirmish army, as rows of a format file.
inline const std::string Constructed = R"({"rule": "size-exactly", "count": 15},
    {"rule": "copies-at-most", "limit": 3}, {"rule": "unique-once"},
    {"rule": "one-faction", "neutral": "Neutral"}, {"rule": "neutral-at-most", "limit": 2},
    {"rule": "points-at-most", "limit": 25}, {"rule": "bases-exactly", "count": 2})";

inline const std::string Skirmish = R"(
    {"rule": "rank-slots", "gold": 3, "silver": 3, "bronze": 3, "under": "illegal"},
    {"rule": "unit-copies-at-most", "limit": 4}, {"rule": "unique-once"},
    {"rule": "card-copies-at-most", "limit": 3}, {"rule": "uniques-one-faction"},
    {"rule": "human-demon-separation"}, {"rule": "unit-and-order"}, {"rule": "card-playable"})";

class Sample
{
public:
    using Cells = std::vector<std::pair<std::string, std::string>>;

    // Chips: faction (Elves, Goblins, Undead, Neutral), type (troop, base), points, abilities.
    // A piece is a troop of the Elves worth 1 without abilities unless its cells say otherwise.
    static Sample chips();
    // Armies: kind (unit, command card, order), faction with sides, rank, unique, symbols.
    // A piece is a bronze unit of Algeroth, not unique, without symbols unless its cells say so.
    static Sample army();
    static std::shared_ptr<const catalog::Schema> chipSchema();
    static std::shared_ptr<const catalog::Schema> armySchema();

    // A line of so many copies of a piece; it is made where no piece has this name and these
    // cells. An empty cell is unknown.
    Sample &put(int count, const std::string &name, const Cells &cells = {});
    // A line that no piece is known for.
    Sample &putUnresolved(int count, const std::string &name);
    // A piece of the catalogue that is on no line.
    catalog::PiecePointer piece(const std::string &name, const Cells &cells = {});
    // The lines in another order: `order` holds places.
    Sample reordered(const std::vector<std::size_t> &order) const;

    // `rules` are objects of a format's list, with commas between.
    const construction::Format &format(const std::string &rules) const;
    construction::Verdict check(const std::string &rules) const;
    std::vector<construction::Violation> found(const std::string &rules) const;
    std::vector<construction::Violation> whyNot(const std::string &rules,
                                                const catalog::PiecePointer &piece) const;
    // The verdict once the fix is made.
    construction::Verdict mended(const construction::Fix &fix, const std::string &rules) const;
    // "illegal: 16 chips; …" for each violation, a line each.
    QByteArray said(const std::string &rules) const;

    const rosters::Roster &roster() const { return m_roster; }

private:
    Sample(std::shared_ptr<const catalog::Schema> schema, Cells usual);
    rosters::Resolved resolved() const;
    catalog::Catalog catalog() const;

    std::shared_ptr<const catalog::Schema> m_schema;
    Cells m_usual;
    std::vector<catalog::PiecePointer> m_pieces;
    rosters::Roster m_roster;
    std::vector<catalog::PiecePointer> m_pieceOfLine; // null where unresolved
};

QByteArray said(const std::vector<construction::Violation> &violations);
// The error that these rules (or this whole text of a format file) give, as one line.
QByteArray refusal(const std::shared_ptr<const catalog::Schema> &schema, const std::string &rules);
QByteArray refusalOfFile(const std::shared_ptr<const catalog::Schema> &schema,
                         const std::string &text);
QByteArray titleOfRule(const std::shared_ptr<const catalog::Schema> &schema,
                       const std::string &rule);
