#include "engine/log.h"

#include "base/fold.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace engine
{

using base::text;

namespace
{

constexpr std::string_view FirstLine = "muster log 1";
constexpr std::string_view GameKey = "game: ";
constexpr std::string_view RulesKey = "rules: ";
constexpr std::string_view SetupKey = "setup: ";
constexpr std::string_view DigestMark = "= ";
constexpr std::string_view ToldMark = "# ";
constexpr std::string_view BookmarkMark = "* ";
constexpr std::string_view PictureKey = "picture: ";
constexpr std::size_t MostAnswers = 1'000'000;
constexpr std::size_t DigestLetters = 16;

std::string hexadecimal(std::uint64_t digest)
{
    std::array<char, DigestLetters> letters{};
    const auto [end, error] =
        std::to_chars(letters.data(), letters.data() + letters.size(), digest, 16);
    const std::string digits(letters.data(), end);
    return std::string(DigestLetters - digits.size(), '0') + digits;
}

std::optional<std::uint64_t> digestIn(std::string_view word)
{
    std::uint64_t digest = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), digest, 16);
    const bool isRead = error == std::errc() && end == word.data() + word.size();
    return isRead && word.size() == DigestLetters && hexadecimal(digest) == word
        ? std::optional(digest)
        : std::nullopt;
}

using Remarks = std::vector<Remark>;

// Those of that moment, each on a line of its own; gives back where to go on.
Remarks::const_iterator addRemarks(std::string_view mark,
                                   const Remarks &all,
                                   Remarks::const_iterator from,
                                   std::size_t answers,
                                   std::string &into)
{
    for (; from != all.end() && from->answers == answers; ++from) {
        std::string words = from->words;
        std::ranges::replace(words, '\n', ' ');
        into += std::string(mark) + words + '\n';
    }
    return from;
}

// Goes through the lines of a log and knows where it is.
class LogReader
{
public:
    LogReader(std::string_view words, const std::string &file)
        : m_lines(base::split(words, '\n'))
        , m_file(file)
    {
        if (m_lines.back().empty()) {
            m_lines.pop_back(); // behind the last line's end
        }
    }

    base::Result<Log> read()
    {
        return readHead().and_then([&] { return readAnswers(); }).map([&] {
            return std::move(m_log);
        });
    }

private:
    bool atEnd() const { return m_at == m_lines.size(); }
    std::string_view next() { return atEnd() ? std::string_view() : m_lines[m_at++]; }

    tl::unexpected<base::Problem> wrong(base::Text what, base::Text remedy = {}) const
    {
        return base::problemAt(m_file, static_cast<int>(m_at), std::move(what), std::move(remedy));
    }

    // What stands behind the key, on a line that must begin with it.
    base::Result<std::string_view> valueOf(std::string_view key)
    {
        const auto line = next();
        if (line.substr(0, key.size()) != key) {
            return wrong(
                text("Engine", "A line that begins with “%1” is expected here.").with(key));
        }
        return line.substr(key.size());
    }

    base::Outcome readHead()
    {
        if (next() != FirstLine) {
            return wrong(text("Engine", "This is no log of a match."),
                         text("Engine", "A log begins with the line “%1”.").with(FirstLine));
        }
        const auto game = valueOf(GameKey);
        if (!game) {
            return tl::unexpected(game.error());
        }
        m_log.game = *game;
        const auto rules = valueOf(RulesKey);
        if (!rules) {
            return tl::unexpected(rules.error());
        }
        const auto [end, error] =
            std::from_chars(rules->data(), rules->data() + rules->size(), m_log.rulesVersion);
        if (error != std::errc() || end != rules->data() + rules->size()) {
            return wrong(text("Engine", "“%1” is no version of rules.").with(rules->substr(0, 60)));
        }
        return readSetup();
    }

    base::Outcome readSetup()
    {
        const auto setup = valueOf(SetupKey);
        if (!setup) {
            return tl::unexpected(setup.error());
        }
        auto node = jsonOf(*setup);
        if (!node) {
            return tl::unexpected(node.error());
        }
        m_log.setup = std::move(*node);
        return next().empty()
            ? base::Outcome()
            : wrong(text("Engine", "An empty line is expected behind the setup."));
    }

    base::Outcome readAnswers()
    {
        while (!atEnd()) {
            if (auto done = readLine(next()); !done) {
                return done;
            }
        }
        return {};
    }

    base::Outcome readLine(std::string_view line)
    {
        const auto isMarked = [line](std::string_view mark) {
            return line.substr(0, mark.size()) == mark;
        };
        if (isMarked(DigestMark)) {
            return readCheckpoint(line.substr(DigestMark.size()));
        }
        if (isMarked(ToldMark)) {
            return readRemark(line.substr(ToldMark.size()), m_log.told);
        }
        if (isMarked(BookmarkMark)) {
            return readRemark(line.substr(BookmarkMark.size()), m_log.bookmarks);
        }
        return isMarked(PictureKey) ? readPicture(line.substr(PictureKey.size()))
                                    : readAnswer(line);
    }

    base::Outcome readRemark(std::string_view words, std::vector<Remark> &into)
    {
        if (into.size() == MostAnswers) {
            return wrong(
                text("Engine", "Only the first %1 remarks on a match are read.").with(MostAnswers));
        }
        into.push_back({m_log.answers.size(), std::string(words)});
        return {};
    }

    base::Outcome readPicture(std::string_view words)
    {
        auto node = jsonOf(words);
        if (!node) {
            return tl::unexpected(node.error());
        }
        m_log.picture = std::move(*node);
        return {};
    }

    // Of the line that was read last.
    base::Result<files::json::Node> jsonOf(std::string_view words) const
    {
        auto node = files::json::parse(words, m_file);
        if (!node) {
            auto problem = node.error();
            problem.line = static_cast<int>(m_at);
            return tl::unexpected(std::move(problem));
        }
        return node;
    }

    base::Outcome readCheckpoint(std::string_view word)
    {
        const auto digest = digestIn(word);
        if (!digest) {
            return wrong(
                text("Engine", "“%1” is no digest of a position.").with(word.substr(0, 60)));
        }
        m_log.checkpoints.push_back({m_log.answers.size(), *digest});
        return {};
    }

    base::Outcome readAnswer(std::string_view line)
    {
        if (m_log.answers.size() == MostAnswers) {
            return wrong(
                text("Engine", "Only the first %1 answers of a match are read.").with(MostAnswers));
        }
        const auto answer = parseAnswer(line);
        if (!answer) {
            return wrong(answer.error().what, answer.error().remedy);
        }
        m_log.answers.push_back(*answer);
        return {};
    }

    std::vector<std::string_view> m_lines;
    const std::string &m_file;
    std::size_t m_at = 0; // the next line, which is also the number of the one just read
    Log m_log;
};

} // namespace

std::string printLog(const Log &log)
{
    std::string result(FirstLine);
    result += '\n' + std::string(GameKey) + log.game + '\n' + std::string(RulesKey)
        + std::to_string(log.rulesVersion) + '\n' + std::string(SetupKey)
        + files::json::write(log.setup, files::json::Layout::Compact) + "\n\n";
    auto told = log.told.begin();
    auto checkpoint = log.checkpoints.begin();
    auto bookmark = log.bookmarks.begin();
    for (std::size_t given = 0; given <= log.answers.size(); ++given) {
        told = addRemarks(ToldMark, log.told, told, given, result);
        for (; checkpoint != log.checkpoints.end() && checkpoint->answers == given; ++checkpoint) {
            result += std::string(DigestMark) + hexadecimal(checkpoint->digest) + '\n';
        }
        bookmark = addRemarks(BookmarkMark, log.bookmarks, bookmark, given, result);
        if (given < log.answers.size()) {
            result += printAnswer(log.answers[given]) + '\n';
        }
    }
    if (!log.picture.isNull()) {
        result += std::string(PictureKey)
            + files::json::write(log.picture, files::json::Layout::Compact) + '\n';
    }
    return result;
}

base::Result<Log> parseLog(std::string_view text, const std::string &file)
{
    return LogReader(text, file).read();
}

} // namespace engine
