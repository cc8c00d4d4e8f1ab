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
    return problem(text("Files", "The key \"%1\" is missing here.").with(key));
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
    return problem(text("Files", "A whole number is expected here."));
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
    std::vector<std::string> result;
    const auto found = optionalMember(key);
    if (!found) {
        return result;
    }
    auto elements = found->asArray();
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

base::Outcome Source::onlyMembers(std::initializer_list<std::string_view> known) const
{
    const auto *members = node.object();
    if (!members) {
        return asObject();
    }
    for (const auto &[key, value] : *members) {
        if (std::find(known.begin(), known.end(), key) != known.end()) {
            continue;
        }
        const std::string suggestion =
            base::nearest(key, std::vector<std::string>(known.begin(), known.end()));
        return Source{value, file}.problem(
            text("Files", "The key \"%1\" is not known here.").with(key),
            suggestion.empty() ? base::Text{} : text("Files", "Is \"%1\" meant?").with(suggestion));
    }
    return {};
}

tl::unexpected<base::Problem> Source::problem(base::Text what, base::Text remedy) const
{
    return base::problemAt(file, node.line(), std::move(what), std::move(remedy));
}

} // namespace files::json
