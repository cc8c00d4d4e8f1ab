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
                         text("Storage", "Muster's window can mend this, under Settings, Safety."));
}

// Reads {"a":"b","c":"d"} where no string holds an escape.
class FlatReader
{
public:
    FlatReader(std::string_view json, std::vector<CellView> &cells)
        : m_json(json)
        , m_cells(cells)
    {
    }

    // False for anything else.
    bool read()
    {
        if (!take('{')) {
            return false;
        }
        if (take('}')) {
            return atEnd();
        }
        do {
            const auto key = string();
            if (!key || !take(':')) {
                return false;
            }
            const auto value = string();
            if (!value) {
                return false;
            }
            m_cells.push_back({*key, *value});
        } while (take(','));
        return take('}') && atEnd();
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
    std::vector<CellView> &m_cells;
    std::size_t m_at = 0;
};

base::Result<Cells> readWithEscapes(std::string_view json)
{
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

} // namespace

std::string writeCells(const Cells &cells)
{
    Object object;
    for (const auto &[attribute, cell] : cells) {
        object.emplace_back(attribute, cell);
    }
    return files::json::write(Node(std::move(object)), Layout::Compact);
}

base::Result<std::span<const CellView>> CellsReader::read(std::string_view json)
{
    m_views.clear();
    if (!FlatReader(json, m_views).read()) {
        auto decoded = readWithEscapes(json);
        if (!decoded) {
            return tl::unexpected(decoded.error());
        }
        m_decoded = std::move(*decoded);
        m_views.clear();
        for (const auto &[attribute, cell] : m_decoded) {
            m_views.push_back({attribute, cell});
        }
    }
    return std::span<const CellView>(m_views);
}

base::Result<Cells> readCells(std::string_view json)
{
    CellsReader reader;
    return reader.read(json).map([](std::span<const CellView> views) {
        Cells cells;
        cells.reserve(views.size());
        for (const auto &[attribute, cell] : views) {
            cells.emplace_back(attribute, cell);
        }
        return cells;
    });
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
