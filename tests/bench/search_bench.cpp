// How long a search over 100,000 pieces takes. Aim: at most 10 ms for any query that a person
// types, parsing included. The pieces are made up from the schema of a shipped game and sorted as a
// catalogue sorts them, so that they lie in memory as they do in the program.
#include "catalog/game_data.h"
#include "catalog/query.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace
{

constexpr int PieceCount = 100'000;

class PieceMaker
{
public:
    explicit PieceMaker(const catalog::Schema &schema)
        : m_schema(schema)
    {
    }

    catalog::PiecePointer make(int number)
    {
        auto piece = std::make_shared<catalog::Piece>();
        piece->key = m_schema.game + "/made-" + std::to_string(number);
        piece->name = oneOf(FirstWords) + ' ' + oneOf(LastWords) + ' ' + std::to_string(number);
        piece->names.push_back({"de", oneOf(LastWords) + " der Wälder", {}});
        piece->status = catalog::Status::Demo;
        piece->source = "made for a benchmark";
        piece->values.resize(m_schema.attributes.size());
        for (int place = 0; place < static_cast<int>(m_schema.attributes.size()); ++place) {
            if (upTo(10) > 0) {
                const auto set = catalog::setValue(*piece, m_schema, place, cell(place));
                if (!set) {
                    std::fprintf(stderr, "%s\n", base::english(set.error()).c_str());
                    std::abort();
                }
            }
        }
        catalog::finishPiece(*piece, m_schema);
        return piece;
    }

private:
    static inline const std::vector<std::string> FirstWords{"Old",
                                                            "Grey",
                                                            "Winter",
                                                            "Salt",
                                                            "Hollow",
                                                            "Iron",
                                                            "Patient",
                                                            "Élan’s",
                                                            "Crooked",
                                                            "Last"};
    static inline const std::vector<std::string> LastWords{"Watcher",
                                                           "Warrior",
                                                           "Harpooner",
                                                           "Bannerman",
                                                           "Witch",
                                                           "Colossus",
                                                           "Guard",
                                                           "Piper"};

    int upTo(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    const std::string &oneOf(const std::vector<std::string> &words)
    {
        return words[static_cast<std::size_t>(upTo(static_cast<int>(words.size())))];
    }

    std::string cell(int place)
    {
        const auto &attribute = m_schema.attributes[static_cast<std::size_t>(place)];
        switch (attribute.kind) {
        case catalog::AttributeKind::Number:
            return std::to_string(std::min(attribute.minimum + upTo(7), attribute.maximum));
        case catalog::AttributeKind::Choice: {
            const int count = static_cast<int>(attribute.choices.size());
            return attribute.choices[static_cast<std::size_t>(upTo(count))].value;
        }
        case catalog::AttributeKind::YesNo:
            return upTo(2) > 0 ? "yes" : "no";
        case catalog::AttributeKind::Counts: {
            const std::string word =
                attribute.choices.empty() ? "Algeroth" : attribute.choices.back().value;
            return word + ' ' + std::to_string(1 + upTo(3));
        }
        case catalog::AttributeKind::Notation:
            return abilities(*m_schema.vocabularyOf(attribute));
        case catalog::AttributeKind::Text:
            return upTo(2) > 0 ? "Defenders of Undersea" : "Demo";
        case catalog::AttributeKind::LongText:
            return "The " + oneOf(FirstWords) + ' ' + oneOf(LastWords)
                + " was seen once in a list of the year two thousand and six, without numbers.";
        }
        return {};
    }

    std::string abilities(const catalog::Vocabulary &vocabulary)
    {
        std::string result;
        for (int count = 1 + upTo(3); count > 0; --count) {
            const auto &item = vocabulary.items[static_cast<std::size_t>(
                upTo(static_cast<int>(vocabulary.items.size())))];
            result += result.empty() ? "" : "; ";
            result += item.slug;
            result += item.value == catalog::ValueForm::None ? "" : ' ' + std::to_string(upTo(6));
        }
        return result;
    }

    const catalog::Schema &m_schema;
    std::mt19937 m_random{2006};
};

struct Game {
    catalog::GameData data;
    std::unique_ptr<catalog::Catalog> pieces;
};

Game makeGame(const std::string &slug)
{
    auto data = catalog::readGameData(std::string{MUSTER_SOURCE_DIR} + "/data/" + slug);
    if (!data) {
        std::fprintf(stderr, "%s\n", base::english(data.error()).c_str());
        std::exit(1);
    }
    PieceMaker maker(*data->schema);
    std::vector<catalog::PiecePointer> pieces;
    for (int i = 0; i < PieceCount; ++i) {
        pieces.push_back(maker.make(i));
    }
    auto whole = std::make_unique<catalog::Catalog>(data->schema, data->sets, std::move(pieces));
    return {std::move(*data), std::move(whole)};
}

// On a machine that does other things too, the fastest run tells most about the program.
double fastest(const std::vector<double> &runs)
{
    return *std::min_element(runs.begin(), runs.end());
}

void search(benchmark::State &state, const std::string &slug, const std::string &text)
{
    static std::map<std::string, Game> games;
    if (games.count(slug) == 0) {
        games.emplace(slug, makeGame(slug));
    }
    const Game &game = games.at(slug);
    std::size_t found = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto query = catalog::Query::parse(text, game.data.schema, *game.data.sets);
        if (!query.mistakes().empty()) {
            state.SkipWithError(base::english(query.mistakes().front().what).c_str());
            break;
        }
        const auto places = query.matching(game.pieces->pieces());
        found = places.size();
        benchmark::DoNotOptimize(places.data());
    }
    state.counters["found"] = static_cast<double>(found);
}

} // namespace

int main(int argc, char **argv)
{
    const std::pair<std::string, std::vector<std::string>> searches[] = {
        {"clout",
         {"watcher",
          "old wat 7",
          "!\"grey witch 4711\"",
          "walder",
          "pts<=2",
          "pts>range",
          "strike>=3 -immune:fly f:elves pts<=2",
          "f:elves|undead (t:base or t:relic) r>=uncommon",
          "has:fly -mod:all",
          "e:dou",
          "note:bannerman",
          "note:\"no such words\"",
          "unknown:range",
          "/^(old|grey).*pip/",
          "note:/winter w[ai]/",
          "-is:demo or -(pts:1 or pts:2) or key:99"}},
        {"mutant",
         {"rank>=silver f:algeroth",
          "symbols>=algeroth",
          "dice:red|blue",
          "dice>=3 unique:yes",
          "armor>=2 speed<5",
          "has:\"armor piercing\" -is:unit"}},
    };
    for (const auto &[game, texts] : searches) {
        for (const auto &text : texts) {
            benchmark::RegisterBenchmark((game + ": " + text).c_str(), search, game, text)
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime() // what a person waits; large catalogues are searched side by side
                ->MinTime(0.02)
                ->Repetitions(15)
                ->ReportAggregatesOnly()
                ->ComputeStatistics("fastest", fastest);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
