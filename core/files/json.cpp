#include "files/json.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

namespace files::json
{

using base::text;

namespace
{

constexpr std::size_t DeepestLevel = 200;
constexpr std::size_t LargestText = 64U * 1024U * 1024U;
constexpr std::size_t MostValues = 1'000'000; // a value takes up to 24 times its text in memory

// Walks the text for the parser. The line it counts is that of the last letter taken: a number ends
// only where the parser has seen the line end behind it, and still stands on its own line.
class LineCountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    LineCountingIterator(const char *at, int *line)
        : m_at(at)
        , m_line(line)
    {
    }
    reference operator*() const { return *m_at; }
    LineCountingIterator &operator++()
    {
        *m_line += m_lineEnded ? 1 : 0;
        m_lineEnded = *m_at == '\n';
        ++m_at;
        return *this;
    }
    LineCountingIterator operator++(int)
    {
        auto before = *this;
        ++*this;
        return before;
    }
    bool operator==(const LineCountingIterator &other) const { return m_at == other.m_at; }
    bool operator!=(const LineCountingIterator &other) const { return m_at != other.m_at; }

private:
    const char *m_at;
    int *m_line;
    bool m_lineEnded = false;
};

// The sign that the library did not expect: "unexpected '}'".
std::string unexpectedSign(const std::string &message)
{
    constexpr std::string_view Before = "unexpected '";
    const auto at = message.find(Before);
    const auto end = at == std::string::npos ? at : message.find('\'', at + Before.size());
    return end == std::string::npos ? std::string{}
                                    : message.substr(at + Before.size(), end - at - Before.size());
}

// The library speaks English, to programmers, and quotes what it read last, which may be megabytes.
// What it quotes stands behind its own words, so the first of these that occurs is its own.
base::Text reasonOf(const std::string &message)
{
    const auto says = [own = message.substr(0, message.find("; last read: "))](
                          std::string_view words) { return own.find(words) != std::string::npos; };
    if (says("invalid string")) {
        return text("Files", "a text in quotes is never closed, or holds a sign that it may not");
    }
    if (says("invalid number")) {
        return text("Files", "a number is not written as it must be");
    }
    if (says("overflow") || says("out_of_range")) {
        return text("Files", "a number is too large");
    }
    if (says("invalid literal")) {
        return text("Files", "a word stands here without quotes");
    }
    if (message.find("unexpected end of input") != std::string::npos) {
        return text("Files", "it ends too early");
    }
    if (const auto sign = unexpectedSign(message); !sign.empty()) {
        return text("Files", "%1 is not expected here").with(sign);
    }
    return text("Files", "a comma or a colon is missing in front of this");
}

// Receives the parser's events and grows the tree; the open containers stand on a stack.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    TreeBuilder(const int *line, const std::string &file)
        : m_line(line)
        , m_file(file)
    {
    }

    bool null() override { return add(Node{nullptr}); }
    bool boolean(bool value) override { return add(Node{value}); }
    bool number_integer(number_integer_t value) override
    {
        return add(Node{static_cast<std::int64_t>(value)});
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (value > static_cast<number_unsigned_t>(INT64_MAX)) {
            return add(Node{static_cast<double>(value)});
        }
        return add(Node{static_cast<std::int64_t>(value)});
    }
    bool number_float(number_float_t value, const string_t & /*source*/) override
    {
        return add(Node{value});
    }
    bool string(string_t &value) override { return add(Node{std::move(value)}); }
    bool binary(binary_t & /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Node{Object{}}); }
    bool start_array(std::size_t /*size*/) override { return open(Node{Array{}}); }
    bool key(string_t &value) override
    {
        m_keys.back() = std::move(value);
        return true;
    }
    bool end_object() override { return refuseEqualKeys() && close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t /*position*/,
                     const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        return refuse(
            *m_line,
            text("Files", "This is not valid JSON (%1).").with(reasonOf(error.what())),
            text("Files", "Mend the file in a text editor, or use a copy that is whole."));
    }

    base::Result<Node> result()
    {
        if (m_problem) {
            return tl::unexpected(std::move(*m_problem));
        }
        return std::move(m_root);
    }

private:
    bool refuse(int line, base::Text what, base::Text remedy)
    {
        m_problem = base::Problem{m_file, line, std::move(what), std::move(remedy)};
        return false;
    }
    bool add(Node node)
    {
        if (node.line() == 0) {
            node.setLine(*m_line);
        }
        if (++m_values > MostValues) {
            return refuse(*m_line,
                          text("Files", "The file holds too many values."),
                          text("Files", "At most %1 are read.").with(MostValues));
        }
        if (m_open.empty()) {
            m_root = std::move(node);
        } else if (m_open.back().object()) {
            m_open.back().set(std::move(m_keys.back()), std::move(node));
        } else {
            m_open.back().append(std::move(node));
        }
        return true;
    }
    bool open(Node node)
    {
        if (m_open.size() >= DeepestLevel) {
            return refuse(*m_line,
                          text("Files", "The brackets are nested too deeply."),
                          text("Files", "At most %1 levels are read.").with(DeepestLevel));
        }
        node.setLine(*m_line);
        m_open.push_back(std::move(node));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        Node closed = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return add(std::move(closed));
    }
    // Which of two would be meant is a guess, and the other would be lost without a word.
    bool refuseEqualKeys()
    {
        const auto &members = *m_open.back().object();
        std::vector<const Member *> sorted;
        sorted.reserve(members.size());
        for (const auto &member : members) {
            sorted.push_back(&member);
        }
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto *one, const auto *other) {
            return one->first < other->first;
        });
        const auto twice = std::adjacent_find(
            sorted.begin(),
            sorted.end(),
            [](const auto *one, const auto *other) { return one->first == other->first; });
        if (twice == sorted.end()) {
            return true;
        }
        return refuse(
            (*(twice + 1))->second.line(),
            text("Files", "The key \"%1\" stands twice in the same { }.").with((*twice)->first),
            text("Files", "Take one of the two out."));
    }

    const int *m_line;
    const std::string &m_file;
    std::vector<Node> m_open;
    std::vector<std::string> m_keys;
    std::size_t m_values = 0;
    Node m_root;
    std::optional<base::Problem> m_problem;
};

} // namespace

base::Result<Node> parse(std::string_view text, const std::string &file)
{
    if (text.size() > LargestText) {
        return base::problemAt(file, 0, base::text("Files", "The file is larger than 64 MiB."));
    }
    if (text.substr(0, 3) == "\xEF\xBB\xBF") {
        text.remove_prefix(3);
    }
    if (const auto at = text.find('\0'); at != std::string_view::npos) {
        // The library would take it for the end of the text.
        const auto lines =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        return base::problemAt(file,
                               static_cast<int>(lines) + 1,
                               base::text("Files", "This is no text: it holds a zero byte."));
    }
    int line = 1;
    TreeBuilder builder(&line, file);
    const LineCountingIterator begin(text.data(), &line);
    const LineCountingIterator end(text.data() + text.size(), &line);
    nlohmann::json::sax_parse(begin, end, &builder);
    return builder.result();
}

} // namespace files::json
