// read(write(x)) = x over thousands of rosters made at random. On failure the seed is printed and
// the smallest roster that still fails.
#include "base/fold.h"
#include "rosters/codec.h"
#include "rosters/line_text.h"
#include "sample_catalogs.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using rosters::CarriedPiece;
using rosters::CodecContext;
using rosters::Line;
using rosters::Roster;

namespace
{

constexpr unsigned RostersMade = 4000;

const std::vector<const catalog::Catalog *> &catalogs()
{
    static const std::vector<const catalog::Catalog *> both{&sample::chips(), &sample::units()};
    return both;
}

CodecContext context()
{
    return {catalogs(), {}};
}

// Makes rosters; `wild` ones hold words that no person types but a window or another program may
// hand over.
class RosterMaker
{
public:
    RosterMaker(unsigned seed, bool wild)
        : m_random(seed)
        , m_wild(wild)
    {
    }

    Roster make()
    {
        Roster roster;
        roster.game = pick<std::string>({"clout", "mutant", "", "chess"});
        roster.format = pick<std::string>({"constructed", "5/5/5", ""});
        roster.name = words();
        roster.folder = chance(3) ? words() : "";
        for (unsigned i = below(3); i > 0; --i) {
            roster.tags.push_back(words());
        }
        roster.notes = chance(3) ? words() + "\n" + words() + "\n\n" + words() : "";
        roster.archived = chance(5);
        for (unsigned i = chance(3) ? below(3) : 0; i > 0; --i) {
            roster.headers.emplace_back(pick<std::string>({"Faction", "Agenda", "Player"}),
                                        words());
        }
        for (unsigned i = below(8); i > 0; --i) {
            roster.lines.push_back(line(roster.game));
        }
        for (unsigned i = chance(4) ? below(3) : 0; i > 0; --i) {
            roster.carried.push_back({words(), {{"points", "2"}, {"note", words()}}});
        }
        return roster;
    }

private:
    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }
    bool chance(unsigned oneIn) { return below(oneIn) == 0; }
    template<typename T>
    T pick(std::vector<T> from)
    {
        return from[below(static_cast<unsigned>(from.size()))];
    }
    std::string words()
    {
        static const std::vector<std::string> tame{"Green",
                                                   "Wall",
                                                   "D\xC3\xA9"
                                                   "coy",
                                                   "O\xE2\x80\x99"
                                                   "Neil",
                                                   "King's",
                                                   "2nd",
                                                   "7",
                                                   "a-b",
                                                   "\"q\"",
                                                   "50%"};
        static const std::vector<std::string> odd{
            "//",    "#", "===",         "(x)", "(",  ")",        ":",      "x2",       "2x",
            "x",     "0", "\n",          "\r",  "\t", ",",        ";",      "|",        "\\",
            "Name:", " ", "//: line {}", "> a", "- ", "\xC3\x97", "100000", "{\"a\":1}"};
        std::string result;
        for (unsigned i = 1 + below(3); i > 0; --i) {
            result += result.empty() ? "" : " ";
            result += m_wild && chance(2) ? pick(odd) : pick(tame);
        }
        return m_wild && chance(12) ? std::string() : result;
    }
    Line line(const std::string &game)
    {
        Line made;
        made.count = chance(10) ? 9999 : static_cast<int>(1 + below(4));
        made.name = words();
        made.qualifier = chance(4) ? words() : "";
        made.note = chance(4) ? words() : "";
        const auto *catalog = context().catalog(game);
        if (catalog && chance(2)) {
            const auto piece =
                catalog->pieces()[below(static_cast<unsigned>(catalog->pieces().size()))];
            made.name = m_wild && chance(3) ? made.name : piece->name;
            made.qualifier = m_wild && chance(3) ? made.qualifier : "";
            made.key = piece->key;
        } else if (m_wild && chance(3)) {
            made.key = "own/" + std::to_string(below(100));
        }
        return made;
    }

    std::mt19937 m_random;
    bool m_wild;
};

// What a codec promises to bring back of a roster.
using Projection = std::function<Roster(const Roster &)>;
using Fails = std::function<bool(const Roster &)>;

Roster keyed(const Roster &roster)
{
    const auto *catalog = context().catalog(roster.game);
    return catalog ? withKeys(roster, *catalog) : roster;
}

bool comesBack(const rosters::Codec &codec, const Roster &roster, const Projection &promised)
{
    const auto written = codec.write({roster}, context());
    const auto read = codec.read(written.bytes, "round trip", context());
    return read && read->size() == 1 && promised(read->front()) == promised(roster);
}

template<typename T>
bool shrinkList(Roster &roster, std::vector<T> Roster::*list, const Fails &fails)
{
    for (std::size_t i = 0; i < (roster.*list).size(); ++i) {
        Roster smaller = roster;
        (smaller.*list).erase((smaller.*list).begin() + static_cast<std::ptrdiff_t>(i));
        if (fails(smaller)) {
            roster = smaller;
            return true;
        }
    }
    return false;
}

bool shrinkWords(Roster &roster,
                 const std::function<std::string &(Roster &)> &words,
                 const Fails &fails)
{
    const std::string whole = words(roster);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        Roster smaller = roster;
        words(smaller).erase(i, 1);
        if (fails(smaller)) {
            roster = smaller;
            return true;
        }
    }
    return false;
}

bool shrinkOnce(Roster &roster, const Fails &fails)
{
    if (shrinkList(roster, &Roster::lines, fails) || shrinkList(roster, &Roster::tags, fails)
        || shrinkList(roster, &Roster::headers, fails)
        || shrinkList(roster, &Roster::carried, fails)) {
        return true;
    }
    for (auto field : {&Roster::name, &Roster::folder, &Roster::notes, &Roster::format}) {
        const auto words = [field](Roster &of) -> std::string & { return of.*field; };
        if (shrinkWords(roster, words, fails)) {
            return true;
        }
    }
    for (std::size_t i = 0; i < roster.lines.size(); ++i) {
        for (auto field : {&Line::name, &Line::qualifier, &Line::note}) {
            const auto words = [=](Roster &of) -> std::string & { return of.lines[i].*field; };
            if (shrinkWords(roster, words, fails)) {
                return true;
            }
        }
    }
    return false;
}

std::string shortestFailing(Roster roster, const Fails &fails)
{
    while (shrinkOnce(roster, fails)) { }
    return rosters::codec("muster-json")->write({roster}, context()).bytes;
}

bool everyRoster(const Roster & /*roster*/)
{
    return true;
}

void checkAll(const char *slug,
              bool wild,
              const Projection &promised,
              const std::function<bool(const Roster &)> &concerned = everyRoster)
{
    const auto &codec = *rosters::codec(slug);
    const Fails fails = [&](const Roster &roster) {
        return concerned(roster) && !comesBack(codec, roster, promised);
    };
    for (unsigned seed = 1; seed <= RostersMade; ++seed) {
        const Roster roster = RosterMaker(seed, wild).make();
        if (fails(roster)) {
            const auto shortest = shortestFailing(roster, fails);
            QFAIL(qPrintable(QStringLiteral("%1, seed %2: %3")
                                 .arg(QLatin1String(slug))
                                 .arg(seed)
                                 .arg(QString::fromStdString(shortest))));
        }
    }
}

Roster asItIs(const Roster &roster)
{
    return roster;
}

// What stands in the rows of a table, words within the tags' commas aside.
Roster inRows(const Roster &roster)
{
    Roster result = roster;
    result.notes.clear();
    result.archived = false;
    result.headers.clear();
    result.carried.clear();
    result.tags.clear();
    return result;
}

// Words that a page can show as they are, and a heading that begins the roster.
bool isTame(const Roster &roster)
{
    std::vector<std::string> words{roster.name, roster.folder};
    bool named = !roster.name.empty();
    for (const auto note : base::split(roster.notes, '\n')) {
        words.emplace_back(note);
    }
    for (const auto &line : roster.lines) {
        words.insert(words.end(), {line.name, line.qualifier, line.note});
        named = named && line.name.size() > 3;
    }
    return named && std::all_of(words.begin(), words.end(), [](const auto &word) {
               return rosters::inOneLine(word) == word;
           });
}

// What stands on a page: everything but carried pieces and keys.
Roster onAPage(const Roster &roster)
{
    Roster result = keyed(roster);
    result.carried.clear();
    for (auto &line : result.lines) {
        line.key.clear();
    }
    return result;
}

// What stands in a post, where the lines are grouped.
Roster inAPost(const Roster &roster)
{
    Roster result = onAPage(roster);
    result.folder.clear();
    result.tags.clear();
    result.archived = false;
    std::stable_sort(
        result.lines.begin(),
        result.lines.end(),
        [](const Line &one, const Line &other) { return printLine(one) < printLine(other); });
    return result;
}

} // namespace

class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void bringsEverythingBackFromJson()
    {
        checkAll("muster-json", false, asItIs);
        checkAll("muster-json", true, asItIs);
    }

    void bringsEverythingBackFromText()
    {
        checkAll("muster-text", false, keyed);
        checkAll("muster-text", true, keyed);
    }

    void bringsSeveralBackTogether()
    {
        for (const char *slug : {"muster-json", "muster-text"}) {
            const auto &codec = *rosters::codec(slug);
            for (unsigned seed = 1; seed <= 300; ++seed) {
                const std::vector<Roster> all{RosterMaker(seed, true).make(),
                                              RosterMaker(seed + 1, true).make(),
                                              RosterMaker(seed + 2, false).make()};
                const auto read = codec.read(codec.write(all, context()).bytes, "f", context());
                QVERIFY(read);
                QCOMPARE(read->size(), all.size());
                for (std::size_t i = 0; i < all.size(); ++i) {
                    QCOMPARE(keyed((*read)[i]), keyed(all[i]));
                }
            }
        }
    }

    void bringsLinesBackFromTables()
    {
        for (const bool wild : {false, true}) {
            checkAll("csv", wild, inRows, [](const Roster &roster) {
                return !roster.lines.empty();
            });
        }
    }

    void bringsTameRostersBackFromMarkdown() { checkAll("markdown", false, onAPage, isTame); }

    void bringsTameRostersBackFromAForum() { checkAll("forum", false, inAPost, isTame); }
};

QTEST_APPLESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
