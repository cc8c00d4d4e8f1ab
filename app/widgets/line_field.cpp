#include "widgets/line_field.h"

#include "base/fold.h"
#include "widgets/symbol_row.h"
#include "widgets/word_completer.h"

#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <set>

namespace widgets
{

namespace
{

constexpr int NumberLetters = 8;
constexpr int LongTextLines = 3;
constexpr std::size_t MostProposals = 10;

QString folded(const QString &words)
{
    return QString::fromStdString(base::fold(words.toStdString()));
}

WordProposals linesThatBegin(const QStringList &known, const QString &text, int cursor)
{
    WordProposals result{0, static_cast<int>(text.size()), {}};
    const QString stem = folded(text.left(cursor));
    for (const auto &word : known) {
        if (folded(word) == stem) {
            return {0, result.length, {}};
        }
        if (!stem.isEmpty() && folded(word).startsWith(stem)
            && result.words.size() < MostProposals) {
            result.words.push_back({word, {}});
        }
    }
    return result;
}

} // namespace

NumberField::NumberField(const catalog::Schema &schema,
                         int attribute,
                         const base::Wording &wording,
                         QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
    , m_line(new QLineEdit(this))
{
    m_line->setPlaceholderText(QStringLiteral("?"));
    m_line->setToolTip(tr("A number; empty: unknown, - : none, X : variable"));
    m_line->setFixedWidth(NumberLetters * fontMetrics().horizontalAdvance(QLatin1Char('0')) + 16);
    setEditor(m_line);
    connect(m_line, &QLineEdit::textChanged, this, &NumberField::take);
}

QString NumberField::cell() const
{
    const QString text = m_line->text().trimmed();
    return text == QLatin1String("?") ? QString() : text;
}

void NumberField::setCell(const QString &cell)
{
    m_line->setText(cell);
    take();
}

QWidget *NumberField::editor() const
{
    return m_line;
}

TextField::TextField(const catalog::Catalog &catalog,
                     int attribute,
                     const base::Wording &wording,
                     QWidget *parent)
    : ValueField(catalog.schema(), attribute, wording, parent)
    , m_line(new QLineEdit(this))
{
    std::set<std::string> known;
    for (const auto &piece : catalog.pieces()) {
        if (piece->value(attribute).isGiven()) {
            known.insert(piece->value(attribute).text);
        }
    }
    if (this->attribute().slug == "set") {
        for (const auto &set : catalog.sets()) {
            known.insert(set.name);
        }
    }
    for (const auto &word : known) {
        m_known.append(QString::fromStdString(word));
    }
    m_line->setPlaceholderText(tr("unknown"));
    setEditor(m_line);
    new WordCompleter(m_line, [this](const QString &text, int cursor) {
        return linesThatBegin(m_known, text, cursor);
    });
    connect(m_line, &QLineEdit::textChanged, this, &TextField::take);
}

QString TextField::cell() const
{
    return m_line->text().trimmed();
}

void TextField::setCell(const QString &cell)
{
    m_line->setText(cell);
    take();
}

QWidget *TextField::editor() const
{
    return m_line;
}

LongTextField::LongTextField(const catalog::Schema &schema,
                             int attribute,
                             const base::Wording &wording,
                             QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
    , m_text(new QPlainTextEdit(this))
{
    m_text->setTabChangesFocus(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setPlaceholderText(tr("unknown"));
    m_text->setFixedHeight(LongTextLines * fontMetrics().lineSpacing() + 16);
    m_text->setToolTip(tr("Ctrl+Enter saves; Enter begins a new line here"));
    setEditor(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, &LongTextField::take);
}

QString LongTextField::cell() const
{
    return m_text->toPlainText().trimmed();
}

void LongTextField::setCell(const QString &cell)
{
    m_text->setPlainText(cell);
    take();
}

QWidget *LongTextField::editor() const
{
    return m_text;
}

CountsField::CountsField(const catalog::Schema &schema,
                         int attribute,
                         const base::Wording &wording,
                         KeyLetters &letters,
                         QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
    , m_line(new QLineEdit(this))
{
    std::vector<SymbolRow::Entry> entries;
    for (const auto &choice : this->attribute().choices) {
        auto symbol = faces::dieSymbol(choice.value);
        symbol = symbol ? symbol : faces::rankSymbol(choice.value);
        entries.push_back({QString::fromStdString(choice.value),
                           QString::fromStdString(choice.label.in(language())),
                           symbol.value_or(faces::Symbol::Unknown)});
    }
    m_line->setPlaceholderText(entries.empty()
                                   ? tr("unknown; for example Algeroth 2")
                                   : tr("unknown; for example %1 2").arg(entries.front().value));
    setEditor(m_line);
    if (!entries.empty()) {
        auto *row = new SymbolRow(SymbolRow::Mode::Press, entries, letters, this);
        addBelow(row);
        connect(row, &SymbolRow::picked, this, &CountsField::addOne);
    }
    connect(m_line, &QLineEdit::textChanged, this, &CountsField::take);
}

QString CountsField::cell() const
{
    return m_line->text().trimmed();
}

void CountsField::setCell(const QString &cell)
{
    m_line->setText(cell);
    take();
}

QWidget *CountsField::editor() const
{
    return m_line;
}

void CountsField::addOne(const QString &word)
{
    auto counts = catalog::parseCounts(cell().toStdString()).value_or(catalog::Counts{});
    const std::string wanted = base::fold(word.toStdString());
    const auto found = std::find_if(counts.begin(), counts.end(), [&wanted](const auto &count) {
        return base::fold(count.first) == wanted;
    });
    if (found == counts.end()) {
        counts.emplace_back(word.toStdString(), 1);
    } else {
        ++found->second;
    }
    QStringList parts;
    for (const auto &[name, number] : counts) {
        parts.append(QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(number));
    }
    m_line->setText(parts.join(QLatin1Char(' ')));
}

} // namespace widgets
