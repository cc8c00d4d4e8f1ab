#include "files/json.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace files::json
{

using base::text;

namespace
{

constexpr std::size_t DeepestLevel = 200;

// Walks the text for the parser and counts the lines it has passed.
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
        if (*m_at == '\n') {
            ++*m_line;
        }
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
};

// Receives the parser's events and grows the tree; the open containers stand on a stack.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit TreeBuilder(const int *line)
        : m_line(line)
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
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t /*position*/,
                     const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        m_error = error.what();
        return false;
    }

    bool tooDeep() const { return m_tooDeep; }
    const std::string &error() const { return m_error; }
    Node takeRoot() { return std::move(m_root); }

private:
    bool add(Node node)
    {
        if (node.line() == 0) {
            node.setLine(*m_line);
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
            m_tooDeep = true;
            return false;
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

    const int *m_line;
    std::vector<Node> m_open;
    std::vector<std::string> m_keys;
    Node m_root;
    std::string m_error;
    bool m_tooDeep = false;
};

nlohmann::ordered_json toLibrary(const Node &node)
{
    struct Converter {
        nlohmann::ordered_json operator()(std::nullptr_t) const { return nullptr; }
        nlohmann::ordered_json operator()(bool value) const { return value; }
        nlohmann::ordered_json operator()(std::int64_t value) const { return value; }
        nlohmann::ordered_json operator()(double value) const { return value; }
        nlohmann::ordered_json operator()(const std::string &value) const { return value; }
        nlohmann::ordered_json operator()(const Array &value) const
        {
            auto result = nlohmann::ordered_json::array();
            for (const auto &element : value) {
                result.push_back(toLibrary(element));
            }
            return result;
        }
        nlohmann::ordered_json operator()(const Object &value) const
        {
            auto result = nlohmann::ordered_json::object();
            for (const auto &[key, member] : value) {
                result[key] = toLibrary(member);
            }
            return result;
        }
    };
    return std::visit(Converter{}, node.value());
}

} // namespace

Node::Node()
    : m_value(nullptr)
{
}
Node::Node(std::nullptr_t)
    : m_value(nullptr)
{
}
Node::Node(bool value)
    : m_value(value)
{
}
Node::Node(int value)
    : m_value(std::int64_t{value})
{
}
Node::Node(std::int64_t value)
    : m_value(value)
{
}
Node::Node(std::size_t value)
    : m_value(static_cast<std::int64_t>(value))
{
}
Node::Node(double value)
    : m_value(value)
{
}
Node::Node(const char *value)
    : m_value(std::string{value})
{
}
Node::Node(std::string value)
    : m_value(std::move(value))
{
}
Node::Node(std::string_view value)
    : m_value(std::string{value})
{
}
Node::Node(Array value)
    : m_value(std::move(value))
{
}
Node::Node(Object value)
    : m_value(std::move(value))
{
}

const Node *Node::find(std::string_view key) const
{
    const auto *members = object();
    if (!members) {
        return nullptr;
    }
    const auto found = std::find_if(members->begin(), members->end(), [key](const Member &member) {
        return member.first == key;
    });
    return found == members->end() ? nullptr : &found->second;
}

Node &Node::set(std::string key, Node value)
{
    if (!object()) {
        m_value = Object{};
    }
    std::get<Object>(m_value).emplace_back(std::move(key), std::move(value));
    return *this;
}

Node &Node::append(Node value)
{
    if (!array()) {
        m_value = Array{};
    }
    std::get<Array>(m_value).push_back(std::move(value));
    return *this;
}

bool Node::operator==(const Node &other) const
{
    return m_value == other.m_value;
}

base::Result<Node> parse(std::string_view text, const std::string &file)
{
    if (text.substr(0, 3) == "\xEF\xBB\xBF") {
        text.remove_prefix(3);
    }
    int line = 1;
    TreeBuilder builder(&line);
    const LineCountingIterator begin(text.data(), &line);
    const LineCountingIterator end(text.data() + text.size(), &line);
    if (nlohmann::json::sax_parse(begin, end, &builder)) {
        return builder.takeRoot();
    }
    if (builder.tooDeep()) {
        return base::problemAt(
            file,
            line,
            base::text("Files", "The brackets are nested too deeply."),
            base::text("Files", "At most %1 levels are read.").with(DeepestLevel));
    }
    // The library's message repeats the place in its own way; what follows its last colon says
    // what it expected.
    std::string reason = builder.error();
    if (const auto at = reason.find("syntax error"); at != std::string::npos) {
        reason = reason.substr(at);
    }
    return base::problemAt(file,
                           line,
                           base::text("Files", "This is not valid JSON (%1).").with(reason),
                           base::text("Files",
                                      "Mend the file in a text editor, or use a copy "
                                      "that is whole."));
}

std::string write(const Node &node, Layout layout)
{
    // Bytes that are not UTF-8 become the replacement character rather than an error.
    const auto tree = toLibrary(node);
    const auto replace = nlohmann::ordered_json::error_handler_t::replace;
    return layout == Layout::Compact ? tree.dump(-1, ' ', false, replace)
                                     : tree.dump(2, ' ', false, replace) + '\n';
}

} // namespace files::json
