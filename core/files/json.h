// JSON as a tree whose nodes know the line they began on, so that every complaint about a file can
// say where. Objects keep the order of their keys; 64-bit integers survive. parse() never throws.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace files::json
{

class Node;
using Array = std::vector<Node>;
using Member = std::pair<std::string, Node>;
using Object = std::vector<Member>;

class Node
{
public:
    using Value =
        std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object>;

    Node();
    Node(std::nullptr_t);
    Node(bool value);
    Node(int value);
    Node(std::int64_t value);
    Node(std::size_t value);
    Node(double value);
    Node(const char *value);
    Node(std::string value);
    Node(std::string_view value);
    Node(Array value);
    Node(Object value);

    bool isNull() const { return std::holds_alternative<std::nullptr_t>(m_value); }
    const bool *boolean() const { return std::get_if<bool>(&m_value); }
    const std::int64_t *integer() const { return std::get_if<std::int64_t>(&m_value); }
    const double *real() const { return std::get_if<double>(&m_value); }
    const std::string *string() const { return std::get_if<std::string>(&m_value); }
    const Array *array() const { return std::get_if<Array>(&m_value); }
    const Object *object() const { return std::get_if<Object>(&m_value); }
    const Value &value() const { return m_value; }

    // The member of that key, or null where this is no object or has none.
    const Node *find(std::string_view key) const;
    // Appends a member; the node becomes an object where it was null.
    Node &set(std::string key, Node value);
    Node &append(Node value);

    int line() const { return m_line; }
    void setLine(int line) { m_line = line; }

    // Values only: two files that differ in layout are equal.
    bool operator==(const Node &other) const;

private:
    Value m_value;
    int m_line = 0;
};

// `file` is named in the Problem of a text that is not JSON. At most 200 levels, 64 MiB and one
// million values; a key that stands twice in one object is refused.
base::Result<Node> parse(std::string_view text, const std::string &file);

enum class Layout { Compact, Indented };
// Indented by two blanks, with a line end at the end. A string that is not UTF-8 is written as if
// it were Windows-1252; a number that is not finite becomes null.
std::string write(const Node &node, Layout layout = Layout::Indented);

} // namespace files::json
