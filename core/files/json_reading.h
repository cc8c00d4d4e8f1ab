// Taking typed values out of a JSON node with a complaint that names file, line and key where the
// value is missing or of another kind. Use it in every loader of a data file.
#pragma once

#include "files/json.h"

#include <initializer_list>
#include <optional>

namespace files::json
{

// A node together with the file it came from, for the complaints.
struct Source {
    const Node &node;
    const std::string &file;

    base::Result<Source> member(std::string_view key) const;
    std::optional<Source> optionalMember(std::string_view key) const;

    base::Result<std::string> asString() const;
    base::Result<std::int64_t> asInteger() const;
    base::Result<bool> asBoolean() const;
    base::Result<std::vector<Source>> asArray() const;
    base::Result<std::vector<std::string>> asStrings() const;
    base::Outcome asObject() const;
    // {"en": "…", "de": "…"}, or a plain string, which is taken as English.
    base::Result<base::LocalText> asLocalText() const;
    // {"en": ["chip", "chips"], …}
    base::Result<base::LocalNoun> asLocalNoun() const;

    base::Result<std::string> stringMember(std::string_view key) const;
    base::Result<std::int64_t> integerMember(std::string_view key) const;
    base::Result<base::LocalText> localTextMember(std::string_view key) const;
    // The strings of an array; empty where the key is missing.
    base::Result<std::vector<std::string>> stringsMember(std::string_view key) const;

    // Fails on the first key that is not in the list, naming the nearest that is.
    base::Outcome onlyMembers(std::initializer_list<std::string_view> known) const;

    tl::unexpected<base::Problem> problem(base::Text what, base::Text remedy = {}) const;
};

// Reads the members of one object into variables and keeps the first thing that is wrong, so that
// a loader reads straight down. finish() also refuses keys that nobody asked for.
class ObjectReader
{
public:
    explicit ObjectReader(Source source);

    template<typename T>
    ObjectReader &require(std::string_view key, T &into)
    {
        return take(key, into, true);
    }
    template<typename T>
    ObjectReader &accept(std::string_view key, T &into)
    {
        return take(key, into, false);
    }
    // Keys that are for people, such as "sources" and "note".
    ObjectReader &ignore(std::initializer_list<std::string_view> keys);
    // Calls read(Source) -> Outcome for each element of the list; a missing key is an empty list.
    template<typename Read>
    ObjectReader &each(std::string_view key, Read read)
    {
        const auto list = known(key);
        if (!list) {
            return *this;
        }
        const auto elements = list->asArray();
        if (!elements) {
            return fail(elements.error());
        }
        for (const auto &element : *elements) {
            if (auto done = read(element); !done) {
                return fail(done.error());
            }
        }
        return *this;
    }

    base::Outcome finish() const;
    // The same, but reads past keys that nobody asked for: files that a newer Muster may write.
    base::Outcome finishTolerant() const;
    const Source &source() const { return m_source; }

private:
    template<typename T>
    ObjectReader &take(std::string_view key, T &into, bool required);
    std::optional<Source> known(std::string_view key);
    ObjectReader &fail(base::Problem problem);

    Source m_source;
    std::vector<std::string_view> m_asked;
    std::optional<base::Problem> m_problem;
};

} // namespace files::json
