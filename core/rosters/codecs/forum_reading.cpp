#include "base/fold.h"
#include "rosters/codecs/forum.h"
#include "rosters/incoming_text.h"
#include "rosters/line_text.h"
#include "rosters/roster_headers.h"

#include <algorithm>

namespace rosters
{

using base::text;

namespace
{

struct PostLine {
    int number = 0; // in the file
    std::string_view words;
};

// The lines from the first that is not blank to the fingerprint or the line that parts posts.
struct Post {
    std::vector<PostLine> lines;
    bool isBehindAnother = false; // no line parts it from the fingerprint of the one before
};

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isNumber(std::string_view words)
{
    constexpr std::size_t MostDigits = 9;
    return !words.empty() && words.size() <= MostDigits
        && std::all_of(words.begin(), words.end(), isDigit);
}

bool beginsWithDigit(std::string_view words)
{
    return !words.empty() && isDigit(words.front());
}

bool isSeparator(std::string_view words)
{
    return words.size() >= 3 && words.find_first_not_of('=') == std::string_view::npos;
}

bool isFingerprint(std::string_view words)
{
    if (words.substr(0, PostFingerprint.size()) != PostFingerprint) {
        return false;
    }
    const auto print = words.substr(PostFingerprint.size());
    return print.size() == 9 && print[4] == '-' && print.find(' ') == std::string_view::npos;
}

std::vector<Post> postsOf(std::string_view words)
{
    std::vector<Post> posts(1);
    bool isClosed = false;
    for (int number = 1; !words.empty(); ++number) {
        const auto line = base::trimmed(takeLine(words));
        if (isSeparator(line)) {
            posts.emplace_back();
            isClosed = false;
        } else if (!line.empty() || !(isClosed || posts.back().lines.empty())) {
            if (isClosed) {
                posts.push_back({{}, true});
            }
            posts.back().lines.push_back({number, line});
            isClosed = isFingerprint(line);
        }
    }
    std::erase_if(posts, [](const Post &post) { return post.lines.empty(); });
    return posts;
}

// "Clout Fantasy, constructed, 15 chips"
struct TitleLine {
    std::string_view front; // game and format; empty where no game is named
    int size = 0;
};

std::optional<TitleLine> titleLineOf(std::string_view words)
{
    const auto header = headerOf(words);
    if (header && isKnownHeader(header->key)) {
        return std::nullopt;
    }
    const auto comma = words.rfind(", ");
    const bool isBare = comma == std::string_view::npos;
    const auto counted = isBare ? words : words.substr(comma + 2);
    const auto digits = counted.substr(0, counted.find(' '));
    const auto noun = counted.substr(std::min(digits.size() + 1, counted.size()));
    // "4 Goblins" is a line of a list, and so is "1 Karl, 4 times"; where no game is named, only
    // our own word makes a title.
    const bool isTitle =
        isBare ? noun == "piece" || noun == "pieces" : !noun.empty() && !beginsWithDigit(words);
    if (!isTitle || !isNumber(digits)) {
        return std::nullopt;
    }
    return TitleLine{isBare ? std::string_view() : words.substr(0, comma),
                     std::stoi(std::string(digits))};
}

// The first or the second line; the latter where both look like one, for a name may look like
// anything.
std::optional<std::size_t> placeOfTitle(const Post &post)
{
    for (const std::size_t place : {std::size_t{1}, std::size_t{0}}) {
        if (place < post.lines.size() && titleLineOf(post.lines[place].words)) {
            return place;
        }
    }
    return std::nullopt;
}

// "Troops (13)" between a blank line and a line with a count.
bool isHeading(const std::vector<PostLine> &lines, std::size_t at)
{
    const auto words = lines[at].words;
    const auto bracket = words.rfind(" (");
    return bracket != std::string_view::npos && words.back() == ')' && !beginsWithDigit(words)
        && isNumber(words.substr(bracket + 2, words.size() - bracket - 3)) && at > 0
        && lines[at - 1].words.empty() && at + 1 < lines.size()
        && beginsWithDigit(lines[at + 1].words);
}

// What stands in the lines from `begin` to the fingerprint, without blank lines at the end.
std::string notesOf(const std::vector<PostLine> &lines, std::size_t begin)
{
    std::string result;
    for (std::size_t at = begin; at < lines.size() && !isFingerprint(lines[at].words); ++at) {
        result += std::string(lines[at].words) + '\n';
    }
    return std::string(base::trimmed(result));
}

void addLine(Roster &roster, const PostLine &line)
{
    roster.lines.push_back(parseLine(line.words));
    roster.lines.back().fileLine = line.number;
}

void readBody(const std::vector<PostLine> &lines, std::size_t at, Roster &roster)
{
    for (; at < lines.size() && !isFingerprint(lines[at].words); ++at) {
        if (lines[at].words == PostNotes) {
            const auto notes = notesOf(lines, at + 1);
            roster.notes += (roster.notes.empty() || notes.empty() ? "" : "\n") + notes;
            return;
        }
        if (!lines[at].words.empty() && !isHeading(lines, at)) {
            addLine(roster, lines[at]);
        }
    }
}

// The title of a game that is known here may hold a comma itself; of another one it is taken to
// end at the first.
void readFront(std::string_view front, const CodecContext &context, Roster &roster)
{
    std::string_view game = front.substr(0, front.find(", "));
    roster.game = game;
    for (const auto *catalog : context.catalogs) {
        const std::string_view title = catalog->schema().title.in("en");
        const auto behind = front.substr(std::min(title.size(), front.size()));
        const bool begins = front.substr(0, title.size()) == title;
        if (begins && (behind.empty() || behind.substr(0, 2) == ", ")) {
            game = title;
            roster.game = catalog->schema().game;
        }
    }
    roster.format = front.substr(std::min(game.size() + 2, front.size()));
}

Roster rosterOf(const Post &post, std::size_t titlePlace, const CodecContext &context)
{
    Roster roster;
    const auto &lines = post.lines;
    roster.name = titlePlace > 0 ? lines.front().words : std::string_view();
    readFront(titleLineOf(lines[titlePlace].words)->front, context, roster);
    std::vector<HeaderLine> headers;
    std::size_t at = titlePlace + 1;
    for (; at < lines.size() && !lines[at].words.empty(); ++at) {
        if (isFingerprint(lines[at].words)) {
            break;
        }
        if (const auto header = headerOf(lines[at].words)) {
            headers.push_back(*header);
        } else {
            addLine(roster, lines[at]);
        }
    }
    readHeaders(headers, roster);
    readBody(lines, at, roster);
    return roster;
}

// The rosters of all posts; none where one of them is no post, signatures aside.
std::vector<Roster> rostersOf(const std::vector<Post> &posts, const CodecContext &context)
{
    std::vector<Roster> result;
    for (const auto &post : posts) {
        if (const auto title = placeOfTitle(post)) {
            result.push_back(rosterOf(post, *title, context));
        } else if (!post.isBehindAnother) {
            return {};
        }
    }
    return result;
}

// A title alone may be chance; that it names the size of the list is not.
bool isSure(const Post &post, const CodecContext &context)
{
    const auto title = placeOfTitle(post);
    if (!title) {
        return post.isBehindAnother;
    }
    const Roster roster = rosterOf(post, *title, context);
    const bool isCounted =
        !roster.lines.empty() && roster.size() == titleLineOf(post.lines[*title].words)->size;
    return isCounted || isFingerprint(post.lines.back().words);
}

} // namespace

int recogniseForum(std::string_view bytes)
{
    const auto posts = looksLikeText(bytes) ? postsOf(bytes) : std::vector<Post>();
    const std::vector<const catalog::Catalog *> none;
    const CodecContext context{none, {}};
    const bool areSure = std::all_of(posts.begin(), posts.end(), [&context](const Post &post) {
        return isSure(post, context);
    });
    return !posts.empty() && areSure ? 95 : 0;
}

base::Result<std::vector<Roster>>
readForum(std::string_view bytes, const std::string &file, const CodecContext &context)
{
    const auto words = incomingText(bytes, file);
    if (!words) {
        return tl::unexpected(words.error());
    }
    auto result = rostersOf(postsOf(*words), context);
    if (result.empty()) {
        return base::problemAt(
            file,
            0,
            text("Codecs", "This is no roster as Muster writes it for a forum."),
            text("Codecs", "Its first or second line names the game and the number of pieces."));
    }
    return result;
}

} // namespace rosters
