// muster-cli play: one match, by programs or by whoever sits at the keyboard.
#include "cli/commands/commands.h"
#include "cli/keyboard_player.h"
#include "cli/match_options.h"
#include "cli/number.h"
#include "engine/match.h"
#include "files/file.h"

#include <charconv>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr std::uint64_t NatureUse = 0;
constexpr std::uint64_t FirstSeatUse = 1;

// Prints each sentence as it happens.
class Teller final : public engine::EventSink
{
public:
    explicit Teller(const Session &session)
        : m_session(session)
    {
    }

    void take(const engine::Event &event) override { m_events.push_back(event); }
    void tell(const engine::State &state)
    {
        for (const auto &event : m_events) {
            const auto words = m_session.words(state.sentence(event));
            m_words.push_back(Node{words});
            if (!m_session.json()) {
                m_session.print("  " + words);
            }
        }
        m_events.clear();
    }
    Array takeWords() { return std::move(m_words); }

private:
    const Session &m_session;
    std::vector<engine::Event> m_events;
    Array m_words;
};

struct Table {
    std::vector<std::unique_ptr<engine::Decider>> players;
    std::unique_ptr<engine::Decider> nature;
};

// "1=me", counted from 1, or "chance=me" for whoever types where real pieces lie.
base::Result<std::vector<bool>> seatsOfMe(const Arguments &arguments, std::size_t seats)
{
    std::vector<bool> mine(seats + 1, false); // the last: chance
    const auto all = arguments.value("seat");
    if (!all) {
        return mine;
    }
    std::string_view rest(*all);
    while (!rest.empty()) {
        const auto comma = std::min(rest.find(','), rest.size());
        const auto word = rest.substr(0, comma);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
        const auto equals = word.find('=');
        const auto name = word.substr(0, equals);
        std::size_t number = 0;
        const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
        const bool isSeat = read.ec == std::errc() && number >= 1 && number <= seats;
        const bool isMe = equals != std::string_view::npos && word.substr(equals + 1) == "me";
        if (!isMe || (!isSeat && name != "chance")) {
            return base::problem(text("CommandLine",
                                      "--seat takes a seat from 1 to %1 or chance, and me, such as "
                                      "1=me; not “%2”.")
                                     .with(seats)
                                     .with(word));
        }
        mine[isSeat ? number - 1 : seats] = true;
    }
    return mine;
}

base::Result<std::unique_ptr<engine::Decider>>
programOf(const goldfish::PolicyChoice &choice, const Contest &contest, const Node &setup)
{
    goldfish::Knowledge knowledge{contest.row->advice, nullptr};
    auto nature = contest.row->nature(setup, contest.data, base::Rng());
    if (!nature) {
        return tl::unexpected(nature.error());
    }
    knowledge.nature = std::move(*nature);
    const auto *const policy = goldfish::policy(choice.slug);
    return policy->make(std::move(knowledge), choice.nodes == 0 ? policy->nodes : choice.nodes);
}

base::Result<Table> sitDown(Session &session,
                            const Arguments &arguments,
                            const Contest &contest,
                            const Node &setup,
                            std::uint64_t seed,
                            std::size_t seats)
{
    Table table;
    const auto mine = seatsOfMe(arguments, seats);
    if (!mine) {
        return tl::unexpected(mine.error());
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if ((*mine)[seat]) {
            table.players.push_back(std::make_unique<KeyboardPlayer>(session));
            continue;
        }
        const auto choice = policyOf(arguments, seat);
        if (!choice) {
            return tl::unexpected(choice.error());
        }
        auto program = programOf(*choice, contest, setup);
        if (!program) {
            return tl::unexpected(program.error());
        }
        (*program)->restart(base::stream(seed, 0, FirstSeatUse + seat));
        table.players.push_back(std::move(*program));
    }
    if ((*mine)[seats]) {
        table.nature = std::make_unique<KeyboardPlayer>(session);
        return table;
    }
    auto nature = contest.row->nature(setup, contest.data, base::stream(seed, 0, NatureUse));
    if (!nature) {
        return tl::unexpected(nature.error());
    }
    table.nature = std::move(*nature);
    return table;
}

base::Result<Node>
setupOf(Session &session, const Arguments &arguments, const Contest &contest, std::size_t &seats)
{
    games::Table table;
    auto hands = handsOf(session, arguments, *contest.row, contest.rosters.size());
    if (!hands) {
        return tl::unexpected(hands.error());
    }
    for (std::size_t i = 0; i < contest.rosters.size(); ++i) {
        table.seats.push_back({&contest.rosters[i].roster, std::move((*hands)[i])});
    }
    if (table.seats.size() == 1) { // alone, against nobody
        table.seats.push_back({});
    }
    seats = table.seats.size();
    auto house = houseOf(arguments, *contest.row);
    if (!house) {
        return tl::unexpected(house.error());
    }
    table.house = std::move(*house);
    table.surface = arguments.valueOr("surface", "");
    table.data = contest.data;
    return contest.row->setup(table, *contest.catalog);
}

// Until the game is over or the keyboard has no more to say.
base::Outcome playOn(engine::Match &match, Teller &teller)
{
    for (;;) {
        const auto stopped = match.step(&teller);
        teller.tell(match.state());
        if (!stopped) {
            continue;
        }
        switch (stopped->stop) {
        case engine::Progress::Stop::Over:
            return {};
        case engine::Progress::Stop::Waiting:
            return base::problem(text("CommandLine", "The game was broken off: no answer came."));
        case engine::Progress::Stop::Refused:
            return base::problem(stopped->refusal);
        }
    }
}

void printEnd(Session &session, const engine::State &state, Array sentences)
{
    const auto ending = state.ending();
    std::string words;
    Array scores;
    for (std::size_t seat = 0; ending && seat < state.seats(); ++seat) {
        words += (seat > 0 ? " : " : "") + std::to_string(ending->scores[seat]);
        scores.push_back(Node{std::int64_t{ending->scores[seat]}});
    }
    if (!session.json()) {
        session.print(session.words(
            ending->winner ? text("CommandLine", "The game ended %1; player %2 wins.")
                                 .with(words)
                                 .with(static_cast<int>(*ending->winner) + 1)
                           : text("CommandLine", "The game ended %1, a draw.").with(words)));
        return;
    }
    Node report{Object{}};
    report.set("scores", Node{std::move(scores)});
    report.set("winner", ending->winner ? Node{static_cast<int>(*ending->winner)} : Node{});
    report.set("position", state.picture(engine::Nature)).set("events", Node{std::move(sentences)});
    session.printJson(report);
}

} // namespace

Exit runPlay(Session &session, const Arguments &arguments)
{
    if (arguments.words().empty()) {
        return session.fail(usage(command("play")->synopsis), Exit::WrongUse);
    }
    const auto seed = numberOption(arguments, "seed", 1);
    if (!seed) {
        return session.fail(seed.error(), Exit::WrongUse);
    }
    const auto contest = contestOf(session, arguments.words(), arguments.valueOr("game", ""));
    if (!contest) {
        return session.fail(contest.error(), Exit::Unreadable);
    }
    std::size_t seats = 0;
    const auto setup = setupOf(session, arguments, *contest, seats);
    if (!setup) {
        return session.fail(setup.error(), Exit::Unreadable);
    }
    auto match = engine::Match::begin(*contest->row->game, *setup);
    if (!match) {
        return session.fail(match.error(), Exit::Unreadable);
    }
    auto table = sitDown(session, arguments, *contest, *setup, *seed, seats);
    if (!table) {
        return session.fail(table.error(), Exit::WrongUse);
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        match->seat(engine::Seat{static_cast<std::uint8_t>(seat)}, table->players[seat].get());
    }
    match->seat(engine::Nature, table->nature.get());
    Teller teller(session);
    const auto played = playOn(*match, teller);
    if (const auto log = arguments.value("log")) {
        if (const auto written = session.deliver(engine::printLog(match->log()), log); !written) {
            return session.fail(written.error(), Exit::Unreadable);
        }
    }
    if (!played) {
        return session.fail(played.error(), Exit::Unreadable);
    }
    printEnd(session, match->state(), teller.takeWords());
    return Exit::Done;
}

} // namespace cli
