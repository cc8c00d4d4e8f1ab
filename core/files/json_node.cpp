#include "files/json.h"

#include <algorithm>

namespace files::json
{

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

} // namespace files::json
