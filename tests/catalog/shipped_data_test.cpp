// What the shipped catalogues promise: complete in both languages, keys that can stay for ever, and
// enough pieces of every kind to play with.
#include "base/fold.h"
#include "catalog/game_data.h"
#include "catalog/piece_notes.h"
#include "catalog/piece_table.h"
#include "files/file.h"
#include "support/compare.h"

#include <map>
#include <set>

using base::english;
using catalog::GameData;
using catalog::Piece;
using files::json::Node;

namespace
{

// Every {"en": …} below a node that has no {"de": …} beside it, or one that is empty.
void findUntranslated(const Node &node, const std::string &place, std::vector<std::string> &found)
{
    const auto isFilled = [](const Node *words) {
        return words && ((words->string() && !words->string()->empty()) || words->array());
    };
    if (node.find("en") && !(isFilled(node.find("en")) && isFilled(node.find("de")))) {
        found.push_back(place + ':' + std::to_string(node.line()));
    }
    if (const auto *members = node.object()) {
        for (const auto &[key, value] : *members) {
            findUntranslated(value, place, found);
        }
    }
    if (const auto *elements = node.array()) {
        for (const auto &element : *elements) {
            findUntranslated(element, place, found);
        }
    }
}

void findRules(const Node &node, std::set<std::string> &rules)
{
    if (const auto *rule = node.find("rule"); rule && rule->string()) {
        rules.insert(*rule->string());
    }
    if (const auto *members = node.object()) {
        for (const auto &[key, value] : *members) {
            findRules(value, rules);
        }
    }
    if (const auto *elements = node.array()) {
        for (const auto &element : *elements) {
            findRules(element, rules);
        }
    }
}

bool isWellFormed(const std::string &key, const std::string &game)
{
    return key.rfind(game + '/', 0) == 0 && key.size() > game.size() + 1 && key.back() != '-'
        && std::all_of(
               key.begin() + static_cast<std::ptrdiff_t>(game.size()) + 1,
               key.end(),
               [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::string given(const GameData &data, const Piece &piece, std::string_view slug)
{
    return valueOf(piece, *data.schema, slug).text;
}

} // namespace

class ShippedDataTest : public QObject
{
    Q_OBJECT

    std::map<std::string, GameData> m_games;

    const GameData &game(const std::string &slug) const { return m_games.at(slug); }
    Node json(const std::string &game, const char *file) const
    {
        const auto path = m_games.at(game).folder / file;
        return files::readFile(path)
            .and_then([&path](const std::string &bytes) {
                return files::json::parse(bytes, path.string());
            })
            .value_or(Node());
    }
    std::vector<const Piece *> demo(const std::string &slug) const
    {
        std::vector<const Piece *> pieces;
        for (const auto &piece : game(slug).pieces) {
            if (piece->status == catalog::Status::Demo) {
                pieces.push_back(piece.get());
            }
        }
        return pieces;
    }

private slots:
    void initTestCase()
    {
        auto games = catalog::readAllGames(MUSTER_SOURCE_DIR "/data");
        QVERIFY2(games, games ? "" : english(games.error()).c_str());
        for (auto &data : *games) {
            const std::string slug = data.schema->game;
            QCOMPARE(data.folder.filename().string(), slug);
            m_games.emplace(slug, std::move(data));
        }
        QVERIFY(m_games.count("clout") == 1 && m_games.count("mutant") == 1);
    }

    void everyWordIsThereInGerman()
    {
        std::vector<std::string> found;
        for (const auto &[slug, data] : m_games) {
            for (const char *file : {"schema.json", "sets.json", "formats.json", "texts.json"}) {
                const auto root = json(slug, file);
                QVERIFY2(root.object(), (slug + '/' + file).c_str());
                QCOMPARE(*root.find("game")->string(), slug);
                QVERIFY(root.find("sources") && root.find("licence"));
                findUntranslated(root, slug + '/' + file, found);
            }
        }
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().c_str());
    }

    void keysAreWellFormedAndDemoIsCalledDemo()
    {
        for (const auto &[slug, data] : m_games) {
            for (const auto &piece : data.pieces) {
                QVERIFY2(isWellFormed(piece->key, slug), piece->key.c_str());
                QVERIFY2(piece->status != catalog::Status::Own, piece->key.c_str());
                QVERIFY2(!piece->source.empty(), piece->key.c_str());
                const bool isDemo = piece->status == catalog::Status::Demo;
                QVERIFY2(isDemo == (given(data, *piece, "set") == "Demo"), piece->key.c_str());
            }
        }
    }

    void demoAndOfficialPiecesLackNoNumber()
    {
        for (const auto &[slug, data] : m_games) {
            for (const auto &piece : data.pieces) {
                if (piece->status == catalog::Status::Partial) {
                    continue;
                }
                const auto unknown = unknownAttributes(*piece, *data.schema);
                QVERIFY2(unknown.empty(), piece->key.c_str());
            }
        }
    }

    void nothingInAnAbilityNeedsANote()
    {
        for (const auto &[slug, data] : m_games) {
            for (const auto &piece : data.pieces) {
                const auto notes = notesOn(*piece, *data.schema);
                QVERIFY2(
                    notes.empty(),
                    (piece->key + ": " + (notes.empty() ? "" : english(notes.front()))).c_str());
            }
        }
    }

    void everyDemoPieceHasAGermanName()
    {
        for (const auto &[slug, data] : m_games) {
            for (const auto *piece : demo(slug)) {
                const bool hasGerman =
                    std::any_of(piece->names.begin(), piece->names.end(), [](const auto &name) {
                        return name.language == "de" && !name.name.empty();
                    });
                QVERIFY2(hasGerman, piece->key.c_str());
            }
        }
    }

    void setsOfPiecesAreListed()
    {
        for (const auto &[slug, data] : m_games) {
            const auto catalogue = data.catalog();
            for (const auto &piece : data.pieces) {
                const auto set = given(data, *piece, "set");
                QVERIFY2(set.empty() || catalogue.set(set), (piece->key + ": " + set).c_str());
            }
        }
    }

    void everyRuleHasASentence()
    {
        for (const auto &[slug, data] : m_games) {
            const std::string kind = slug == "clout" ? "ability" : "keyword";
            const auto expect = [&data = data](const std::string &what, const std::string &rule) {
                const auto *entry = data.text(what, rule);
                QVERIFY2(entry && !entry->text.in("de").empty() && !entry->reference.empty(),
                         (what + ' ' + rule).c_str());
            };
            for (const auto &vocabulary : data.schema->vocabularies) {
                for (const auto &item : vocabulary.items) {
                    expect(kind, item.slug);
                }
                for (const auto &modifier : vocabulary.modifiers) {
                    expect("modifier", modifier.slug);
                }
            }
            std::set<std::string> rules{"unresolved-line"};
            findRules(json(slug, "formats.json"), rules);
            QVERIFY(rules.size() > 5);
            for (const auto &rule : rules) {
                expect("construction", rule);
            }
        }
    }

    void noSentenceIsThereForNothingOrTwice()
    {
        for (const auto &[slug, data] : m_games) {
            std::set<std::pair<std::string, std::string>> seen;
            for (const auto &entry : data.texts) {
                QVERIFY2(seen.emplace(entry.kind, entry.slug).second, entry.slug.c_str());
                if (entry.kind == "ability" || entry.kind == "keyword") {
                    const auto &vocabulary = data.schema->vocabularies.front();
                    QVERIFY2(vocabulary.itemIndex(entry.slug) >= 0, entry.slug.c_str());
                }
            }
        }
    }

    void furtherNamesLeadToThePiece()
    {
        const auto catalogue = game("mutant").catalog();
        const auto expect = [&catalogue](const char *further, const char *name) {
            const auto found = catalogue.named(further);
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found.front()->name, std::string(name));
        };
        expect("Necromutant Desecrator", "Necromutant Defiler");
        expect("freedom trooper", "Free Marine Soldier");
        expect("ELITE RANGER", "Ranger Elite");
        expect("Goldbefehl", "Gold Order");
        for (const auto &[slug, data] : m_games) {
            const auto all = data.catalog();
            for (const auto &piece : data.pieces) {
                for (const auto &further : piece->names) {
                    const auto found = all.named(further.name);
                    QVERIFY2(std::any_of(
                                 found.begin(),
                                 found.end(),
                                 [&piece](const auto &other) { return other->key == piece->key; }),
                             further.name.c_str());
                }
            }
        }
    }

    void whatIsExportedComesBackTheSame()
    {
        for (const auto &[slug, data] : m_games) {
            const auto catalogue = data.catalog();
            const auto bytes = catalog::writePieceTable(data.pieces, *data.schema);
            const auto table = files::readTsv(bytes, "export.tsv");
            const auto plan = catalog::planImport(*table,
                                                  catalogue,
                                                  catalog::ExistingPieces::Update,
                                                  "export.tsv");
            QVERIFY(plan);
            QCOMPARE(plan->rows.size(), data.pieces.size());
            QVERIFY(plan->unknownColumns.empty());
            for (const auto &row : plan->rows) {
                QVERIFY2(row.fate == catalog::RowFate::Same,
                         (row.text + ": " + english(row.reason)).c_str());
            }
        }
    }

    void whatIsExportedWithoutKeysComesBackTheSame()
    {
        for (const auto &[slug, data] : m_games) {
            auto table =
                *files::readTsv(catalog::writePieceTable(data.pieces, *data.schema), "export.tsv");
            table.header.cells.front() = "left out";
            const auto plan = catalog::planImport(table,
                                                  data.catalog(),
                                                  catalog::ExistingPieces::Update,
                                                  "export.tsv");
            for (const auto &row : plan->rows) {
                QVERIFY2(row.fate == catalog::RowFate::Same,
                         (row.text + ": " + english(row.reason)).c_str());
            }
        }
    }

    void cloutHasEnoughChipsOfEveryKind()
    {
        const auto &data = game("clout");
        std::map<std::string, int> factions;
        std::map<std::string, int> types;
        std::set<std::string> abilities;
        std::set<std::string> modifiers;
        std::set<int> costs;
        bool hasImmunity = false;
        bool hasIgnored = false;
        for (const auto *piece : demo("clout")) {
            ++factions[given(data, *piece, "faction")];
            ++types[given(data, *piece, "type")];
            costs.insert(valueOf(*piece, *data.schema, "points").number);
            for (const auto &ability : notationOf(*piece, *data.schema, "abilities")->abilities) {
                QVERIFY2(ability.item >= 0, (piece->key + ": " + ability.name).c_str());
                hasImmunity = hasImmunity || ability.immunity;
                hasIgnored = hasIgnored || !ability.ignores.empty();
                if (!ability.immunity) {
                    abilities.insert(ability.name);
                }
                modifiers.insert(ability.modifiers.begin(), ability.modifiers.end());
            }
        }
        QCOMPARE(factions.size(), std::size_t{8});
        for (const auto &[faction, count] : factions) {
            QVERIFY2(count >= (faction == "Neutral" ? 20 : 16), faction.c_str());
        }
        QCOMPARE(types.size(), std::size_t{4});
        QVERIFY(costs == (std::set<int>{0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(modifiers.size(), std::size_t{5});
        QVERIFY(hasImmunity && hasIgnored);
        std::size_t known = 0;
        for (const auto &item : data.schema->vocabularies.front().items) {
            if (!item.inert) {
                ++known;
                QVERIFY2(abilities.count(item.slug) == 1, item.slug.c_str());
            }
        }
        QCOMPARE(known, std::size_t{34});
    }

    // Clout rulings, I6 and section 6
    void cloutKnowsWhatActsOnlyOnItsOwnChip()
    {
        std::set<std::string> alone;
        for (const auto &item : game("clout").schema->vocabularies.front().items) {
            if (item.actsOn == catalog::ActsOn::Itself) {
                alone.insert(item.slug);
            }
        }
        QVERIFY(alone
                == (std::set<std::string>{"disloyal",
                                          "fly",
                                          "loyal",
                                          "move",
                                          "place",
                                          "precision",
                                          "team",
                                          "unique"}));
    }

    void cloutShipsTheThirteenAttestedChips()
    {
        const auto &pieces = game("clout").pieces;
        QCOMPARE(std::count_if(
                     pieces.begin(),
                     pieces.end(),
                     [](const auto &piece) { return piece->status == catalog::Status::Partial; }),
                 std::ptrdiff_t{13});
    }

    void mutantUsesEveryKeywordAndFillsEveryFaction()
    {
        const auto &data = game("mutant");
        std::set<std::string> keywords;
        std::map<std::string, std::set<std::string>> ranksOfUnits;
        for (const auto *piece : demo("mutant")) {
            if (given(data, *piece, "kind") != "unit") {
                continue;
            }
            ranksOfUnits[given(data, *piece, "faction")].insert(given(data, *piece, "rank"));
            for (const auto &keyword : notationOf(*piece, *data.schema, "keywords")->abilities) {
                QVERIFY2(keyword.item >= 0, (piece->key + ": " + keyword.name).c_str());
                keywords.insert(keyword.name);
            }
        }
        QCOMPARE(keywords.size(), std::size_t{10});
        for (const char *faction : {"Algeroth", "Ilian", "Bauhaus", "Capitol", "Brotherhood"}) {
            QVERIFY2(ranksOfUnits[faction].size() == 3, faction);
        }
    }
};

QTEST_APPLESS_MAIN(ShippedDataTest)
#include "shipped_data_test.moc"
