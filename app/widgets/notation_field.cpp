#include "widgets/notation_field.h"

#include "base/fold.h"
#include "widgets/mistake_marks.h"
#include "widgets/symbol_row.h"

#include <QLineEdit>

#include <algorithm>

namespace widgets
{

namespace
{

constexpr std::size_t MostProposals = 10;

QString folded(const QString &words)
{
    return QString::fromStdString(base::fold(words.toStdString()));
}

// What may stand at the cursor: a modifier in braces, else the name of an ability.
bool isInBraces(const QString &before)
{
    return before.lastIndexOf(QLatin1Char('{')) > before.lastIndexOf(QLatin1Char('}'));
}

} // namespace

NotationField::NotationField(const catalog::Schema &schema,
                             int attribute,
                             const base::Wording &wording,
                             KeyLetters &letters,
                             QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
    , m_vocabulary(schema.vocabularyOf(this->attribute()))
    , m_line(new QLineEdit(this))
{
    m_line->setPlaceholderText(tr("unknown; for example %1")
                                   .arg(m_vocabulary && m_vocabulary->hasImmunities
                                            ? QStringLiteral("strike 3 {all} [fly]; (poison)")
                                            : QStringLiteral("armor 1; flying")));
    m_line->setToolTip(tr("Abilities with ; between, - where it has none"));
    setEditor(m_line);
    new WordCompleter(m_line,
                      [this](const QString &text, int cursor) { return proposals(text, cursor); });
    if (m_vocabulary && !m_vocabulary->modifiers.empty()) {
        std::vector<SymbolRow::Entry> entries;
        for (const auto &modifier : m_vocabulary->modifiers) {
            entries.push_back(
                {QString::fromStdString(modifier.slug),
                 QString::fromStdString(modifier.label.in(language())),
                 faces::modifierSymbol(modifier.slug).value_or(faces::Symbol::Unknown)});
        }
        auto *row = new SymbolRow(SymbolRow::Mode::Press, entries, letters, this);
        addBelow(row);
        connect(row, &SymbolRow::picked, this, &NotationField::toggleModifier);
    }
    connect(m_line, &QLineEdit::textChanged, this, &NotationField::take);
}

QString NotationField::cell() const
{
    return m_line->text().trimmed();
}

void NotationField::setCell(const QString &cell)
{
    m_line->setText(cell);
    take();
}

QWidget *NotationField::editor() const
{
    return m_line;
}

void NotationField::markWrong(bool isWrong)
{
    std::vector<MistakeMark> marks;
    if (isWrong && m_vocabulary) {
        // Of the line as it stands: the cell is without the blanks in front.
        for (const auto &mistake :
             catalog::parseNotation(m_line->text().toStdString(), *m_vocabulary).mistakes) {
            marks.push_back({mistake.at, mistake.length});
        }
    }
    markMistakes(*m_line, marks);
}

WordProposals NotationField::proposals(const QString &text, int cursor) const
{
    const QString before = text.left(cursor);
    int begin = cursor;
    while (begin > 0 && !QStringLiteral(";{[(").contains(before.at(begin - 1))) {
        --begin;
    }
    while (begin < cursor && before.at(begin).isSpace()) {
        ++begin;
    }
    WordProposals result{begin, cursor - begin, {}};
    const QString stem = folded(before.mid(begin));
    if (stem.isEmpty() || !m_vocabulary) {
        return result;
    }
    const auto offer = [&](const std::string &slug, const base::LocalText &label) {
        const QString word = QString::fromStdString(slug);
        const QString meaning = QString::fromStdString(label.in(language()));
        const bool fits = folded(word).startsWith(stem) || folded(meaning).startsWith(stem);
        if (fits && folded(word) != stem && result.words.size() < MostProposals) {
            result.words.push_back({word, folded(meaning) == folded(word) ? QString() : meaning});
        }
    };
    if (isInBraces(before)) {
        for (const auto &modifier : m_vocabulary->modifiers) {
            offer(modifier.slug, modifier.label);
        }
        return result;
    }
    if (m_vocabulary->itemIndex(stem.toStdString()) >= 0) {
        return result; // whole already: Enter shall save, not choose
    }
    for (const auto &item : m_vocabulary->items) {
        offer(item.slug, item.label);
    }
    return result;
}

void NotationField::toggleModifier(const QString &slug)
{
    const QString text = m_line->text();
    const int cursor = m_line->cursorPosition();
    auto end = text.indexOf(QLatin1Char(';'), cursor);
    end = end < 0 ? text.size() : end;
    const auto begin = text.lastIndexOf(QLatin1Char(';'), std::max(0, cursor - 1)) + 1;
    QString item = text.mid(begin, end - begin);
    const QString brace = QLatin1Char('{') + slug + QLatin1Char('}');
    if (item.contains(brace)) {
        item.remove(QLatin1Char(' ') + brace);
        item.remove(brace);
    } else {
        // Modifiers stand before what is ignored.
        auto place = item.indexOf(QLatin1Char('['));
        place = place < 0 ? item.size() : place;
        const QString head = item.left(place).trimmed();
        const QString lead = begin > 0 ? QStringLiteral(" ") : QString();
        const QString tail = item.mid(place).trimmed();
        item = lead + head + QLatin1Char(' ') + brace
            + (tail.isEmpty() ? QString() : QLatin1Char(' ') + tail);
    }
    m_line->setText(text.left(begin) + item + text.mid(end));
    m_line->setCursorPosition(static_cast<int>(begin + item.size()));
    m_line->setFocus();
}

} // namespace widgets
