#include "storage/cells_json.h"

#include "files/json.h"

#include <optional>

namespace storage
{

using base::text;
using files::json::Array;
using files::json::Layout;
using files::json::Node;
using files::json::Object;

namespace
{

tl::unexpected<base::Problem> unreadable()
{
    return base::problem(text("Storage", "Stored values cannot be read."),
                         text("Storage", "Check the database; the check can mend this."));
}

// Reads {"a":"b","c":"d"} where no string holds an escape. Anything else gives nothing.
class FlatReader
{
public:
    explicit FlatReader(std::string_view json)
        : m_json(json)
    {
    }

    std::optional<Cells> cells()
    {
        Cells result;
        if (!take('{')) {
            return {};
        }
        if (take('}')) {
            return atEnd() ? std::optional(std::move(result)) : std::nullopt;
        }
        do {
            const auto key = string();
            if (!key || !take(':')) {
                return {};
            }
            const auto value = string();
            if (!value) {
                return {};
            }
            result.emplace_back(*key, *value);
        } while (take(','));
        return take('}') && atEnd() ? std::optional(std::move(result)) : std::nullopt;
    }

private:
    bool atEnd() const { return m_at == m_json.size(); }
    bool take(char expected)
    {
        const bool there = !atEnd() && m_json[m_at] == expected;
        m_at += there ? 1 : 0;
        return there;
    }
    std::optional<std::string_view> string()
    {
        if (!take('"')) {
            return {};
        }
        const auto end = m_json.find_first_of("\"\\", m_at);
        if (end == std::string_view::npos || m_json[end] == '\\') {
            return {};
        }
        const auto content = m_json.substr(m_at, end - m_at);
        m_at = end + 1;
        return content;
    }

    std::string_view m_json;
    std::size_t m_at = 0;
};

} // namespace

std::string writeCells(const Cells &cells)
{
    Object object;
    for (const auto &[attribute, cell] : cells) {
        object.emplace_back(attribute, cell);
    }
    return files::json::write(Node(std::move(object)), Layout::Compact);
}

base::Result<Cells> readCells(std::string_view json)
{
    if (auto flat = FlatReader(json).cells()) {
        return std::move(*flat);
    }
    const auto node = files::json::parse(json, {});
    if (!node || !node->object()) {
        return unreadable();
    }
    Cells cells;
    for (const auto &[attribute, value] : *node->object()) {
        if (!value.string()) {
            return unreadable();
        }
        cells.emplace_back(attribute, *value.string());
    }
    return cells;
}

std::string writeStrings(const std::vector<std::string> &words)
{
    Array array(words.begin(), words.end());
    return files::json::write(Node(std::move(array)), Layout::Compact);
}

base::Result<std::vector<std::string>> readStrings(std::string_view json)
{
    const auto node = files::json::parse(json, {});
    if (!node || !node->array()) {
        return unreadable();
    }
    std::vector<std::string> words;
    for (const auto &value : *node->array()) {
        if (!value.string()) {
            return unreadable();
        }
        words.push_back(*value.string());
    }
    return words;
}

} // namespace storage
