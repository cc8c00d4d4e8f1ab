#include "cli/goldfish_call.h"

#include "base/fold.h"
#include "cli/number.h"
#include "goldfish/spare.h"
#include "library/judgement.h"

#include <algorithm>
#include <charconv>
#include <ctime>

namespace cli
{

using base::text;

namespace
{

constexpr std::uint64_t GamesOfMinutes = 100'000'000; // the clock ends it first

tl::unexpected<CallProblem> wrong(base::Problem problem)
{
    return tl::unexpected<CallProblem>({std::move(problem), Exit::WrongUse});
}

tl::unexpected<CallProblem> unreadable(base::Problem problem)
{
    return tl::unexpected<CallProblem>({std::move(problem), Exit::Unreadable});
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 16> words{};
    const auto length = std::strftime(words.data(), words.size(), "%Y-%m-%d", &parts);
    return {words.data(), length};
}

// A word as a shell takes it.
std::string quoted(const std::string &word)
{
    const bool isPlain = !word.empty() && std::ranges::all_of(word, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0
            || std::string_view("@%+=:,./-_").find(letter) != std::string_view::npos;
    });
    if (isPlain) {
        return word;
    }
    std::string result = "'";
    for (const char letter : word) {
        result += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return result + '\'';
}

std::string wordsOf(const Arguments &arguments, std::uint64_t seed)
{
    std::string words = "muster-cli goldfish " + quoted(arguments.words().front());
    for (const std::string_view option :
         {"game", "against", "compare", "policy", "skill", "surface", "house"}) {
        if (const auto value = arguments.value(option)) {
            words += " --" + std::string(option) + ' ' + quoted(*value);
            for (std::size_t i = 1; option == "against" && i < arguments.words().size(); ++i) {
                words += ' ' + quoted(arguments.words()[i]);
            }
        }
    }
    words += arguments.has("ablate") ? " --ablate" : "";
    return words + " --seed " + std::to_string(seed);
}

std::vector<std::string> filesIn(const Arguments &arguments, std::string_view option)
{
    std::vector<std::string> files;
    const std::string all = arguments.valueOr(option, "");
    for (const auto word : base::split(all, ',')) {
        if (!word.empty()) {
            files.emplace_back(word);
        }
    }
    return files;
}

base::Result<std::optional<double>> secondsOf(const Arguments &arguments)
{
    const auto words = arguments.value("minutes");
    if (!words) {
        return std::nullopt;
    }
    double minutes = 0;
    const char *const last = words->data() + words->size();
    const auto [end, error] = std::from_chars(words->data(), last, minutes);
    if (error != std::errc() || end != last || !(minutes > 0) || minutes > 100'000) {
        return base::problem(
            text("CommandLine", "--minutes is a number above 0, not “%1”.").with(*words));
    }
    return minutes * 60;
}

// Illegal lists may be played; the report says so.
void flagIllegal(Session &session, const NamedRoster &named, std::vector<base::Text> &flags)
{
    const auto library = session.library();
    if (!library) {
        return;
    }
    const auto judgement = library::judge(**library, named.roster);
    if (judgement && judgement->verdict.legality != construction::Legality::Legal) {
        flags.push_back(text("CommandLine", "“%1” is not a legal list of its format.")
                            .with(named.roster.name.empty() ? named.file : named.roster.name));
    }
}

} // namespace

goldfish::Identity GoldfishCall::identified(goldfish::Identity identity) const
{
    identity.program = "Muster " MUSTER_VERSION;
    identity.date = today();
    identity.flags.insert(identity.flags.end(), flags.begin(), flags.end());
    return identity;
}

void GoldfishCall::nameGames(goldfish::Identity &identity, std::uint64_t played) const
{
    identity.command = words + " --games " + std::to_string(played);
}

std::vector<goldfish::Variant> GoldfishCall::variants() const
{
    const auto &subject = *order.subject.roster;
    std::vector<goldfish::Variant> found;
    withSpares.clear();
    withSpares.reserve(subject.lines.size());
    for (std::size_t line = 0; line < subject.lines.size(); ++line) {
        const auto spare = goldfish::spareFor(subject, line, *contest.catalog);
        if (spare) {
            withSpares.push_back(goldfish::withSpare(subject, line, *spare));
            found.push_back({subject.lines[line].name, spare->name, &withSpares.back()});
        }
    }
    return found;
}

tl::expected<std::unique_ptr<GoldfishCall>, CallProblem> readGoldfish(Session &session,
                                                                      const Arguments &arguments)
{
    auto call = std::make_unique<GoldfishCall>();
    const auto games = numberOption(arguments, "games", 1000);
    const auto seed = numberOption(arguments, "seed", 1);
    const auto threads = numberOption(arguments, "threads", 0);
    const auto seconds = secondsOf(arguments);
    for (const auto *const number : {&games, &seed, &threads}) {
        if (!*number) {
            return wrong(number->error());
        }
    }
    if (!seconds) {
        return wrong(seconds.error());
    }
    if (*games == 0 || *games > GamesOfMinutes || *threads > 256) {
        return wrong(base::problem(text("CommandLine",
                                        "--games is from 1 to 100,000,000 and --threads at most "
                                        "256."))
                         .value());
    }
    call->games = *seconds && !arguments.has("games") ? GamesOfMinutes : *games;
    call->seconds = *seconds;
    call->threads = static_cast<std::size_t>(*threads);
    call->isAblation = arguments.has("ablate");
    std::vector<std::string> files = arguments.words();
    auto against = filesIn(arguments, "against");
    against.insert(against.end(), files.begin() + 1, files.end());
    files.resize(1);
    files.insert(files.end(), against.begin(), against.end());
    const auto compared = filesIn(arguments, "compare");
    if (compared.size() > 1 || (!compared.empty() && call->isAblation)) {
        return wrong(
            base::problem(text("CommandLine",
                               "One roster is compared with one other, or its pieces with spares."))
                .value());
    }
    files.insert(files.end(), compared.begin(), compared.end());
    auto contest = contestOf(session, files, arguments.valueOr("game", ""));
    if (!contest) {
        return unreadable(contest.error());
    }
    call->contest = std::move(*contest);
    auto &rosters = call->contest.rosters;
    if (rosters.size() != files.size()) {
        return wrong(
            base::problem(text("CommandLine", "Each file holds one roster here.")).value());
    }
    auto house = houseOf(arguments, *call->contest.row);
    if (!house) {
        return wrong(house.error());
    }
    const auto hands = handsOf(session, arguments, *call->contest.row, 2);
    if (!hands) {
        return wrong(hands.error());
    }
    const auto entrant = [&](std::size_t place,
                             std::size_t seat) -> base::Result<goldfish::Entrant> {
        auto policy = policyOf(arguments, seat);
        if (!policy) {
            return tl::unexpected(policy.error());
        }
        return goldfish::Entrant{&rosters[place].roster, (*hands)[seat], *policy};
    };
    for (auto &named : rosters) {
        if (named.roster.name.empty()) {
            named.roster.name = named.file;
        }
        flagIllegal(session, named, call->flags);
    }
    auto subject = entrant(0, 0);
    if (!subject) {
        return wrong(subject.error());
    }
    call->order.subject = *subject;
    for (std::size_t i = 0; i < against.size(); ++i) {
        call->order.opponents.push_back(*entrant(1 + i, 1));
    }
    if (!compared.empty()) {
        call->reference = *entrant(rosters.size() - 1, 0);
    }
    call->order.surface = arguments.valueOr("surface", "");
    call->order.house = std::move(*house);
    call->order.data = call->contest.data;
    call->order.seed = *seed;
    call->words = wordsOf(arguments, *seed);
    return call;
}

} // namespace cli
