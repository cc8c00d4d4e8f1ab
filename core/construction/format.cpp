#include "construction/format.h"

#include "base/fold.h"
#include "construction/format_pattern.h"
#include "construction/phrases.h"
#include "files/file.h"
#include "rosters/line_text.h"

namespace construction
{

using base::text;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

base::Result<std::vector<Rule>> readRules(const Source &row,
                                          const std::vector<std::int64_t> &parameters,
                                          const std::shared_ptr<const catalog::Schema> &schema)
{
    const auto list = row.member("rules");
    if (!list) {
        return tl::unexpected(list.error());
    }
    const auto elements = list->asArray();
    if (!elements) {
        return tl::unexpected(elements.error());
    }
    std::vector<Rule> result;
    for (const auto &element : *elements) {
        if (auto isObject = element.asObject(); !isObject) {
            return tl::unexpected(isObject.error());
        }
        auto rule = makeRule(RuleSource{element, schema, parameters});
        if (!rule) {
            return tl::unexpected(rule.error());
        }
        result.push_back(std::move(*rule));
    }
    return result;
}

// Everything of a format but its rules.
base::Result<Format> readHead(const Source &row)
{
    Format result;
    std::string pattern;
    ObjectReader reader(row);
    reader.require("slug", result.slug)
        .require("title", result.title)
        .accept("note", result.note)
        .accept("pattern", pattern)
        .accept("parameters", result.parameters)
        .ignore({"rules", "sources", "licence", "game"});
    if (auto done = reader.finish(); !done) {
        return tl::unexpected(done.error());
    }
    result.isPattern = row.node.find("pattern") != nullptr;
    if (base::trimmed(result.slug).empty()) {
        return row.member("slug")->problem(text("Construction", "A format needs a name here."));
    }
    if (result.isPattern && pattern != result.slug) {
        return row.member("pattern")->problem(
            text("Construction", "The pattern must be the slug of the format, “%1”.")
                .with(result.slug));
    }
    if (placesOfPattern(pattern) != result.parameters.size()) {
        return row.problem(
            text("Construction", "“parameters” must name what each N of the pattern stands for."));
    }
    return result;
}

// What the format says of its game, where it says anything.
base::Outcome gameOf(const Source &format, std::string &game)
{
    const auto said = format.optionalMember("game");
    return said ? said->asString().map([&game](std::string name) { game = std::move(name); })
                : base::Outcome{};
}

} // namespace

Formats::Formats(std::shared_ptr<const catalog::Schema> schema)
    : m_schema(std::move(schema))
{
}

base::Result<Formats> Formats::read(const std::filesystem::path &shipped,
                                    const std::filesystem::path &own,
                                    std::shared_ptr<const catalog::Schema> schema)
{
    Formats result(std::move(schema));
    const auto bytes = files::readFile(shipped);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (auto added = result.add(*bytes, shipped.string(), false); !added) {
        return tl::unexpected(added.error());
    }
    if (!own.empty()) {
        result.readOwn(own);
    }
    return result;
}

base::Result<Formats> Formats::parse(std::string_view text,
                                     const std::string &file,
                                     std::shared_ptr<const catalog::Schema> schema)
{
    Formats result(std::move(schema));
    if (auto added = result.add(text, file, false); !added) {
        return tl::unexpected(added.error());
    }
    return result;
}

base::Outcome Formats::add(std::string_view text, const std::string &file, bool isOwn)
{
    auto root = files::json::parse(text, file);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const auto kept = std::make_shared<const files::json::Node>(std::move(*root));
    const Source source{*kept, file};
    const std::size_t formats = m_formats.size();
    const std::size_t patterns = m_patterns.size();
    base::Outcome outcome;
    std::string game = m_schema->game;
    // A house format may stand in its file alone, without the list around it.
    if (isOwn && (kept->find("rules") || kept->find("slug"))) {
        outcome = gameOf(source, game);
        outcome = outcome ? addOne(source, kept, isOwn) : outcome;
    } else {
        ObjectReader reader(source);
        reader.accept("game", game).ignore({"sources", "licence", "note"});
        reader.each("formats", [&](const Source &row) { return addOne(row, kept, isOwn); });
        outcome = reader.finish();
        if (outcome && !kept->find("formats")) {
            outcome = tl::unexpected(source.member("formats").error());
        }
    }
    if (outcome && game != m_schema->game) {
        outcome = source.problem(
            base::text("Construction", "These formats are for the game “%1”, not for “%2”.")
                .with(game)
                .with(m_schema->game));
    }
    if (!outcome) {
        m_formats.erase(m_formats.begin() + static_cast<std::ptrdiff_t>(formats), m_formats.end());
        m_patterns.erase(m_patterns.begin() + static_cast<std::ptrdiff_t>(patterns),
                         m_patterns.end());
    }
    return outcome;
}

const Format *Formats::ownerOf(std::string_view slug) const
{
    const auto name = base::trimmed(slug);
    const std::string folded = base::fold(name);
    for (const auto &format : m_formats) {
        if (base::fold(format.slug) == folded) {
            return &format;
        }
    }
    for (const auto &pattern : m_patterns) {
        if (numbersOf(m_formats[pattern.format].slug, name)) {
            return &m_formats[pattern.format];
        }
    }
    return nullptr;
}

base::Outcome
Formats::addOne(const Source &row, const std::shared_ptr<const files::json::Node> &file, bool isOwn)
{
    auto format = readHead(row);
    if (!format) {
        return tl::unexpected(format.error());
    }
    if (const Format *taken = ownerOf(format->slug)) {
        return row.member("slug")->problem(
            text("Construction", "There is a format “%1” already, in %2.")
                .with(format->slug)
                .with(taken->file.string()),
            text("Construction", "Give this one another slug."));
    }
    format->game = m_schema->game;
    format->file = row.file;
    format->isOwn = isOwn;
    // A pattern is tried out, so that a mistake in it is found now and not when it is used.
    auto rules = readRules(row, std::vector<std::int64_t>(format->parameters.size(), 1), m_schema);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    if (format->isPattern) {
        m_patterns.push_back({m_formats.size(), {file, &row.node}, row.file});
    } else {
        format->rules = std::move(*rules);
    }
    m_formats.push_back(std::move(*format));
    return {};
}

base::Result<Format> Formats::made(const Pattern &pattern, std::string_view slug) const
{
    Format result = m_formats[pattern.format];
    const auto numbers = *numbersOf(result.slug, slug);
    auto rules = readRules(Source{*pattern.row, pattern.file}, numbers, m_schema);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    const std::string name = nameWith(result.slug, numbers);
    for (auto &[language, title] : result.title.words) {
        if (const auto at = title.find(result.slug); at != std::string::npos) {
            title.replace(at, result.slug.size(), name);
        }
    }
    result.slug = name;
    result.isPattern = false;
    result.rules = std::move(*rules);
    return result;
}

base::Result<Format> Formats::find(std::string_view slug) const
{
    const Format *owner = ownerOf(slug);
    if (owner && !owner->isPattern) {
        return *owner;
    }
    const auto name = base::trimmed(slug);
    for (const auto &pattern : m_patterns) {
        if (numbersOf(m_formats[pattern.format].slug, name)) {
            return made(pattern, name);
        }
    }
    if (owner) {
        return base::problem(
            text("Construction", "“%1” is the form of a format, not a format.").with(owner->slug),
            text("Construction", "Write a whole number from 1 to 999 for each N."));
    }
    for (const auto &pattern : m_patterns) {
        const auto &form = m_formats[pattern.format].slug;
        if (hasFormOf(form, name)) {
            return base::problem(
                text("Construction", "“%1” is no format of the form “%2”.").with(name).with(form),
                text("Construction", "Write a whole number from 1 to 999 for each N."));
        }
    }
    if (const auto *problem = problemNamed(name)) {
        return tl::unexpected(*problem);
    }
    std::vector<std::string> known;
    std::vector<base::Text> names;
    for (const auto &format : m_formats) {
        known.push_back(format.slug);
        names.push_back(base::Text::verbatim(format.slug));
    }
    const std::string shown = rosters::quotable(name);
    const std::string near = shown == name ? base::nearest(name, known) : std::string{};
    return base::problem(
        text("Construction", "%1 has no format “%2”.").with(m_schema->title).with(shown),
        near.empty() ? text("Construction", "There are %1.").with(listed(names))
                     : text("Construction", "Is “%1” meant?").with(near));
}

} // namespace construction
