// All that the program can say of one piece, in words and in order: what the piece's page shows and
// what tests read. Drawing it is the caller's business.
#pragma once

#include "catalog/catalog.h"
#include "catalog/game_data.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace models
{

struct PieceFact {
    QString label;
    QString words;
    bool isUnknown = false;
};

struct AbilityFact {
    QString words;    // "Strike 3 {all}"
    QString sentence; // ours; empty where there is none
    std::string kind; // of the rule text
    std::string slug;
};

struct AmendmentFact {
    std::string attribute;
    QString label;
    QString words;   // the person's value
    QString shipped; // what the release says
};

struct NameFact {
    QString language; // "German"
    QString name;
    QString source;
};

struct PieceFacts {
    QString name;
    QString kindLine; // "Elves · Troop"
    QString statusWord;
    QString statusSentence;
    std::vector<PieceFact> facts;
    std::vector<PieceFact> texts; // long ones
    std::vector<AbilityFact> abilities;
    std::vector<NameFact> names;
    std::vector<AmendmentFact> amendments;
    QString source;
    QStringList unknown; // labels of what still lacks
};

PieceFacts
factsOf(const catalog::Piece &piece, const catalog::GameData &game, std::string_view language);

// The sentence for an ability or keyword of a game; null where there is none.
const catalog::RuleText *ruleOf(const catalog::GameData &game, std::string_view slug);

} // namespace models
