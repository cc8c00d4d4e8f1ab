#include "files/json_reading.h"

#include "base/fold.h"

#include <algorithm>

namespace files::json
{

using base::text;

base::Result<Source> Source::member(std::string_view key) const
{
    if (const auto found = optionalMember(key)) {
        return *found;
    }
    return problem(text("Files", "The key \"%1\" is missing here.").with(key),
                   text("Files", "Write \"%1\": and its value between these brackets.").with(key));
}

std::optional<Source> Source::optionalMember(std::string_view key) const
{
    const Node *found = node.find(key);
    return found ? std::optional<Source>(Source{*found, file}) : std::nullopt;
}

base::Result<std::string> Source::asString() const
{
    if (const auto *value = node.string()) {
        return *value;
    }
    return problem(text("Files", "A text in quotes is expected here."));
}

base::Result<std::int64_t> Source::asInteger() const
{
    if (const auto *value = node.integer()) {
        return *value;
    }
    return problem(text("Files", "A whole number is expected here."),
                   text("Files", "Write it in digits alone, without quotes, such as 3."));
}

base::Result<bool> Source::asBoolean() const
{
    if (const auto *value = node.boolean()) {
        return *value;
    }
    return problem(text("Files", "true or false is expected here."));
}

base::Result<std::vector<Source>> Source::asArray() const
{
    const auto *elements = node.array();
    if (!elements) {
        return problem(text("Files", "A list in [ ] is expected here."));
    }
    std::vector<Source> result;
    result.reserve(elements->size());
    for (const auto &element : *elements) {
        result.push_back(Source{element, file});
    }
    return result;
}

base::Outcome Source::asObject() const
{
    if (!node.object()) {
        return problem(text("Files", "Keys and values in { } are expected here."));
    }
    return {};
}

base::Result<base::LocalText> Source::asLocalText() const
{
    if (const auto *plain = node.string()) {
        return base::LocalText{{{"en", *plain}}};
    }
    const auto *members = node.object();
    if (!members || members->empty()) {
        return problem(
            text("Files",
                 "A text, or one for each language ({\"en\": …, \"de\": …}), is expected."));
    }
    base::LocalText result;
    for (const auto &[language, words] : *members) {
        auto value = Source{words, file}.asString();
        if (!value) {
            return tl::unexpected(value.error());
        }
        result.words[language] = *value;
    }
    return result;
}

base::Result<base::LocalNoun> Source::asLocalNoun() const
{
    const auto *members = node.object();
    if (!members || members->empty()) {
        return problem(text("Files", "Singular and plural for each language are expected here."));
    }
    base::LocalNoun result;
    for (const auto &[language, forms] : *members) {
        const auto *pair = forms.array();
        if (!pair || pair->size() != 2 || !(*pair)[0].string() || !(*pair)[1].string()) {
            return Source{forms, file}.problem(
                text("Files", "Two words, singular and plural, are expected here."));
        }
        result.one.words[language] = *(*pair)[0].string();
        result.many.words[language] = *(*pair)[1].string();
    }
    return result;
}

base::Result<std::string> Source::stringMember(std::string_view key) const
{
    return member(key).and_then([](const Source &found) { return found.asString(); });
}

base::Result<std::int64_t> Source::integerMember(std::string_view key) const
{
    return member(key).and_then([](const Source &found) { return found.asInteger(); });
}

base::Result<base::LocalText> Source::localTextMember(std::string_view key) const
{
    return member(key).and_then([](const Source &found) { return found.asLocalText(); });
}

base::Result<std::vector<std::string>> Source::stringsMember(std::string_view key) const
{
    const auto found = optionalMember(key);
    return found ? found->asStrings() : base::Result<std::vector<std::string>>{};
}

base::Result<std::vector<std::string>> Source::asStrings() const
{
    std::vector<std::string> result;
    auto elements = asArray();
    if (!elements) {
        return tl::unexpected(elements.error());
    }
    for (const auto &element : *elements) {
        auto value = element.asString();
        if (!value) {
            return tl::unexpected(value.error());
        }
        result.push_back(std::move(*value));
    }
    return result;
}

namespace
{

base::Outcome refuseOthers(const Source &source, const std::vector<std::string_view> &known)
{
    const auto *members = source.node.object();
    if (!members) {
        return source.asObject();
    }
    for (const auto &[key, value] : *members) {
        if (std::find(known.begin(), known.end(), key) != known.end()) {
            continue;
        }
        const std::string suggestion =
            base::nearest(key, std::vector<std::string>(known.begin(), known.end()));
        return Source{value, source.file}.problem(
            text("Files", "The key \"%1\" is not known here.").with(key),
            suggestion.empty() ? base::Text{} : text("Files", "Is \"%1\" meant?").with(suggestion));
    }
    return {};
}

base::Result<std::string> read(const Source &source, const std::string & /*kind*/)
{
    return source.asString();
}
base::Result<std::int64_t> read(const Source &source, const std::int64_t & /*kind*/)
{
    return source.asInteger();
}
base::Result<bool> read(const Source &source, const bool & /*kind*/)
{
    return source.asBoolean();
}
base::Result<base::LocalText> read(const Source &source, const base::LocalText & /*kind*/)
{
    return source.asLocalText();
}
base::Result<base::LocalNoun> read(const Source &source, const base::LocalNoun & /*kind*/)
{
    return source.asLocalNoun();
}
base::Result<std::vector<std::string>> read(const Source &source,
                                            const std::vector<std::string> & /*kind*/)
{
    return source.asStrings();
}
// A value that may also be null: not known.
base::Result<std::optional<std::int64_t>> read(const Source &source,
                                               const std::optional<std::int64_t> & /*kind*/)
{
    if (source.node.isNull()) {
        return std::optional<std::int64_t>{};
    }
    return source.asInteger().map([](std::int64_t value) { return std::optional(value); });
}

} // namespace

base::Outcome Source::onlyMembers(std::initializer_list<std::string_view> known) const
{
    return refuseOthers(*this, {known.begin(), known.end()});
}

tl::unexpected<base::Problem> Source::problem(base::Text what, base::Text remedy) const
{
    return base::problemAt(file, node.line(), std::move(what), std::move(remedy));
}

ObjectReader::ObjectReader(Source source)
    : m_source(source)
{
    if (auto isObject = source.asObject(); !isObject) {
        m_problem = isObject.error();
    }
}

ObjectReader &ObjectReader::ignore(std::initializer_list<std::string_view> keys)
{
    m_asked.insert(m_asked.end(), keys.begin(), keys.end());
    return *this;
}

template<typename T>
ObjectReader &ObjectReader::take(std::string_view key, T &into, bool required)
{
    const auto found = known(key);
    if (!found) {
        if (required) {
            fail(m_source.member(key).error());
        }
        return *this;
    }
    auto value = read(*found, into);
    if (!value) {
        return fail(value.error());
    }
    into = std::move(*value);
    return *this;
}

template ObjectReader &ObjectReader::take(std::string_view, std::string &, bool);
template ObjectReader &ObjectReader::take(std::string_view, std::int64_t &, bool);
template ObjectReader &ObjectReader::take(std::string_view, bool &, bool);
template ObjectReader &ObjectReader::take(std::string_view, base::LocalText &, bool);
template ObjectReader &ObjectReader::take(std::string_view, base::LocalNoun &, bool);
template ObjectReader &ObjectReader::take(std::string_view, std::vector<std::string> &, bool);
template ObjectReader &ObjectReader::take(std::string_view, std::optional<std::int64_t> &, bool);

base::Outcome ObjectReader::finish() const
{
    const auto sound = finishTolerant();
    return sound ? refuseOthers(m_source, m_asked) : sound;
}

base::Outcome ObjectReader::finishTolerant() const
{
    return m_problem ? base::Outcome(tl::unexpected(*m_problem)) : base::Outcome();
}

std::optional<Source> ObjectReader::known(std::string_view key)
{
    m_asked.push_back(key);
    return m_source.optionalMember(key);
}

ObjectReader &ObjectReader::fail(base::Problem problem)
{
    if (!m_problem) {
        m_problem = std::move(problem);
    }
    return *this;
}

} // namespace files::json
