// A sentence for people that the core states but never formats: context, English source and
// arguments travel together and are rendered in the reader's language at the edge. Write
// text("Context", "sentence %1").with(a), or plural("Context", "%n chip(s)").with(n).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace base
{

// Words that stand in a data file in several languages, beside each other: {"en": …, "de": …}.
struct LocalText {
    std::map<std::string, std::string, std::less<>> words;

    // The words of that language, else English, else whatever there is.
    const std::string &in(std::string_view language) const;
    bool empty() const { return words.empty(); }
    bool operator==(const LocalText &) const = default;
};

// A noun of a data file with its singular and plural in each language.
struct LocalNoun {
    LocalText one;
    LocalText many;

    const std::string &in(std::string_view language, std::int64_t count) const;
    bool operator==(const LocalNoun &) const = default;
};

// A number of such things, written "1 chip" or "16 chips" where a sentence takes it as %1.
struct Counted {
    std::int64_t count = 0;
    LocalNoun noun;

    bool operator==(const Counted &) const = default;
};

class Text
{
public:
    Text() = default;
    // Words as they are, such as a name that a person typed; never translated.
    static Text verbatim(std::string words);
    static Text local(LocalText words);
    static Text counted(Counted things); // "16 chips" as a sentence's part of its own
    // A sentence that was stored and is read back; its source was once given to text() or plural().
    static Text restored(std::string context, std::string source, bool countsSomething);

    Text &with(std::string argument) &;
    Text &with(std::string_view argument) & { return with(std::string{argument}); }
    Text &with(const char *argument) & { return with(std::string{argument}); }
    Text &with(std::int64_t number) &;
    Text &with(LocalText words) &;
    Text &with(Counted things) &;
    // Another sentence, set in place of the next of %1 to %9 when this one is rendered.
    Text &with(Text part) &;
    template<typename T>
    Text &&with(T &&argument) &&
    {
        with(std::forward<T>(argument));
        return std::move(*this);
    }
    Text &with(int number) & { return with(std::int64_t{number}); }
    Text &with(bool) & = delete; // would be taken for a number
    Text &with(char) & = delete;
    Text &with(std::size_t number) & { return with(static_cast<std::int64_t>(number)); }

    bool empty() const { return m_source.empty() && m_words.empty(); }
    const std::string &context() const { return m_context; }
    const std::string &source() const { return m_source; }
    const LocalText &words() const { return m_words; }
    bool countsSomething() const { return m_plural; }

    struct Argument;
    const std::vector<Argument> &arguments() const { return m_arguments; }
    bool operator==(const Text &other) const;

private:
    friend Text text(const char *context, const char *source);
    friend Text plural(const char *context, const char *source);

    std::string m_context;
    std::string m_source;
    LocalText m_words;
    std::vector<Argument> m_arguments;
    bool m_plural = false;
};

struct Text::Argument {
    std::variant<std::string, std::int64_t, LocalText, Counted, Text> value;

    bool operator==(const Argument &other) const = default;
};

// Both take two literals and nothing else: the message extractor skips any other shape.
Text text(const char *context, const char *source);
// The first number given by with() chooses the plural form and replaces %n.
Text plural(const char *context, const char *source);

// How a Text becomes words: the translation of a source, and how a number is written.
class Wording
{
public:
    Wording() = default;
    Wording(const Wording &) = delete;
    Wording &operator=(const Wording &) = delete;
    Wording(Wording &&) = delete;
    Wording &operator=(Wording &&) = delete;
    virtual ~Wording() = default;

    // Two letters, such as "en".
    virtual std::string language() const = 0;
    // count is -1 where the source counts nothing.
    virtual std::string
    translate(const std::string &context, const std::string &source, std::int64_t count) const = 0;
    virtual std::string number(std::int64_t value) const = 0;
};

std::string render(const Text &text, const Wording &wording);
// English without any translation file: "%n chip(s)" reads "1 chip", "2 chips".
std::string english(const Text &text);
const Wording &plainEnglish();

} // namespace base
