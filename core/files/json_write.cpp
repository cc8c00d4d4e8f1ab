#include "base/utf8.h"
#include "files/json.h"

#include <array>
#include <charconv>
#include <cmath>

namespace files::json
{

namespace
{

// Writes without building the library's tree, whose objects look for each key among all others.
class Writer
{
public:
    explicit Writer(Layout layout)
        : m_layout(layout)
    {
    }
    void operator()(std::nullptr_t) { m_text += "null"; }
    void operator()(bool value) { m_text += value ? "true" : "false"; }
    void operator()(std::int64_t value) { m_text += std::to_string(value); }
    void operator()(double value)
    {
        if (!std::isfinite(value)) {
            m_text += "null"; // JSON has no word for it
            return;
        }
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        const std::string_view written(digits.data(),
                                       static_cast<std::size_t>(end - digits.data()));
        m_text += written;
        if (written.find_first_of(".e") == std::string_view::npos) {
            m_text += ".0"; // or it would be read as an integer
        }
    }
    void operator()(const std::string &value)
    {
        m_text += '"';
        for (const char letter : base::isUtf8(value) ? value : base::toUtf8(value)) {
            appendEscaped(letter);
        }
        m_text += '"';
    }
    void operator()(const Array &value)
    {
        list('[', value, ']', [this](const Node &element) { std::visit(*this, element.value()); });
    }
    void operator()(const Object &value)
    {
        list('{', value, '}', [this](const Member &member) {
            (*this)(member.first);
            m_text += m_layout == Layout::Compact ? ":" : ": ";
            std::visit(*this, member.second.value());
        });
    }
    std::string take() { return std::move(m_text); }

private:
    void appendEscaped(char letter)
    {
        static constexpr std::string_view Named = "\"\\\b\f\n\r\t";
        static constexpr std::string_view Names = "\"\\bfnrt";
        static constexpr std::string_view Digits = "0123456789abcdef";
        const auto code = static_cast<unsigned char>(letter);
        if (const auto at = Named.find(letter); at != std::string_view::npos) {
            m_text += '\\';
            m_text += Names[at];
        } else if (code < 0x20U || code == 0x7FU) {
            m_text += "\\u00";
            m_text += Digits[code >> 4U];
            m_text += Digits[code & 15U];
        } else {
            m_text += letter;
        }
    }
    template<typename List, typename WriteElement>
    void list(char open, const List &elements, char close, WriteElement write)
    {
        m_text += open;
        ++m_depth;
        bool isFirst = true;
        for (const auto &element : elements) {
            m_text += isFirst ? "" : ",";
            isFirst = false;
            startLine();
            write(element);
        }
        --m_depth;
        if (!isFirst) {
            startLine();
        }
        m_text += close;
    }
    void startLine()
    {
        if (m_layout == Layout::Indented) {
            m_text += '\n';
            m_text.append(2 * m_depth, ' ');
        }
    }

    Layout m_layout;
    std::size_t m_depth = 0;
    std::string m_text;
};

} // namespace

std::string write(const Node &node, Layout layout)
{
    Writer writer(layout);
    std::visit(writer, node.value());
    return layout == Layout::Compact ? writer.take() : writer.take() + '\n';
}

} // namespace files::json
