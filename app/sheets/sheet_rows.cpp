#include "sheets/sheet_columns.h"
#include "sheets/sheet_parts.h"

#include <QCollator>
#include <QLocale>
#include <QString>

#include <algorithm>
#include <map>

namespace sheets
{

using base::text;
using catalog::AttributeKind;
using catalog::ValueState;

namespace
{

// One piece with all its copies in the roster.
struct Entry {
    const catalog::Piece *piece = nullptr;
    std::int64_t count = 0;
    bool isFromFile = false;
};

class RowMaker
{
public:
    RowMaker(const SheetSource &source, const base::Wording &wording)
        : m_source(source)
        , m_schema(source.catalog.schema())
        , m_wording(wording)
        , m_language(wording.language())
        , m_columns(columnsFor(m_schema, source.verdict))
        , m_collator(QLocale(QString::fromStdString(m_language)))
    {
        m_collator.setNumericMode(true);
    }

    void fill(Sheet &sheet) const;

private:
    const catalog::Attribute &attribute(int index) const
    {
        return m_schema.attributes[static_cast<std::size_t>(index)];
    }
    std::vector<Entry> entries() const;
    bool isBefore(const Entry &one, const Entry &other) const;
    int place(const catalog::Piece &piece, int index) const;
    std::string cell(const catalog::Piece &piece, int index) const;
    std::string groupTitle(const catalog::Piece &piece) const;
    std::string mark(const Entry &entry) const;
    Row row(const Entry &entry) const;
    std::string cost(const std::vector<Entry> &entries) const;
    std::vector<Unresolved> unresolved() const;

    const SheetSource &m_source;
    const catalog::Schema &m_schema;
    const base::Wording &m_wording;
    std::string m_language;
    Columns m_columns;
    QCollator m_collator;
};

// Two lines of one piece are one row.
std::vector<Entry> RowMaker::entries() const
{
    std::vector<Entry> entries;
    std::map<std::string_view, std::size_t> places;
    for (const auto &line : m_source.resolved.lines) {
        if (!line.piece || !line.line) {
            continue;
        }
        const auto [place, isNew] = places.try_emplace(line.piece->key, entries.size());
        if (isNew) {
            entries.push_back({line.piece.get(), 0, line.fromFile});
        }
        entries[place->second].count += line.line->count;
    }
    std::stable_sort(entries.begin(), entries.end(), [this](const Entry &one, const Entry &other) {
        return isBefore(one, other);
    });
    return entries;
}

// The place of a piece's choice in the order of the sheet; what is unknown or none stands last.
int RowMaker::place(const catalog::Piece &piece, int index) const
{
    const auto &value = piece.value(index);
    const int last = static_cast<int>(attribute(index).choices.size());
    if (!value.isGiven()) {
        return last;
    }
    return index == m_columns.group && m_columns.highestFirst ? last - 1 - value.number
                                                              : value.number;
}

bool RowMaker::isBefore(const Entry &one, const Entry &other) const
{
    std::vector<int> order;
    if (m_columns.group >= 0) {
        order.push_back(m_columns.group);
    }
    // Within a rank the units stand before the cards and the orders.
    if (m_columns.type >= 0 && m_columns.type != m_columns.group) {
        order.push_back(m_columns.type);
    }
    for (const int index : order) {
        const int difference = place(*one.piece, index) - place(*other.piece, index);
        if (difference != 0) {
            return difference < 0;
        }
    }
    const int names = m_collator.compare(QString::fromStdString(one.piece->nameIn(m_language)),
                                         QString::fromStdString(other.piece->nameIn(m_language)));
    return names != 0 ? names < 0 : one.piece->key < other.piece->key;
}

std::string RowMaker::cell(const catalog::Piece &piece, int index) const
{
    const auto &value = piece.value(index);
    if (!value.isGiven()) {
        return value.isUnknown() ? "?" : value.state == ValueState::Variable ? "X" : "–";
    }
    const auto &described = attribute(index);
    if (described.kind == AttributeKind::Choice) {
        const auto &label =
            described.choices[static_cast<std::size_t>(value.number)].label.in(m_language);
        return capitalised(label.empty() ? value.text : label);
    }
    return described.kind == AttributeKind::Number && described.slug != "number"
        ? m_wording.number(value.number)
        : value.text;
}

std::string RowMaker::groupTitle(const catalog::Piece &piece) const
{
    if (m_columns.group >= 0 && piece.value(m_columns.group).isGiven()) {
        const auto &choice =
            attribute(m_columns.group)
                .choices[static_cast<std::size_t>(piece.value(m_columns.group).number)];
        return choice.plural.empty() ? cell(piece, m_columns.group)
                                     : capitalised(choice.plural.in(m_language));
    }
    return base::render(text("Sheet", "Others"), m_wording);
}

std::string RowMaker::mark(const Entry &entry) const
{
    const auto word = [this](const base::Text &words) { return base::render(words, m_wording); };
    std::vector<std::string> marks;
    switch (entry.piece->status) {
    case catalog::Status::Demo:
        marks.push_back(word(text("Sheet", "demo")));
        break;
    case catalog::Status::Partial:
        marks.push_back(word(text("Sheet", "partial")));
        break;
    case catalog::Status::Own:
        marks.push_back(word(text("Sheet", "own")));
        break;
    case catalog::Status::Official:
        break;
    }
    if (!entry.piece->amended.empty()) {
        marks.push_back(word(text("Sheet", "amended")));
    }
    if (entry.isFromFile) {
        marks.push_back(word(text("Sheet", "from file")));
    }
    std::string all;
    for (const auto &one : marks) {
        all += (all.empty() ? "" : ", ") + one;
    }
    return all;
}

Row RowMaker::row(const Entry &entry) const
{
    Row row;
    row.count = entry.count;
    row.name = entry.piece->nameIn(m_language);
    if (m_columns.set >= 0) {
        row.set = cell(*entry.piece, m_columns.set);
        row.setCode = row.set;
        const auto *known = m_source.catalog.set(row.set);
        if (known) {
            row.setCode = known->code.empty() ? known->name : known->code;
            row.set = known->label.empty() ? known->name : known->label.in(m_language);
        }
    }
    if (m_columns.number >= 0) {
        row.number = cell(*entry.piece, m_columns.number);
    }
    for (const int detail : m_columns.details) {
        row.details.push_back(cell(*entry.piece, detail));
    }
    if (m_columns.worth >= 0) {
        row.worth = cell(*entry.piece, m_columns.worth);
    }
    row.sum = cost({entry});
    row.mark = mark(entry);
    return row;
}

// "19", or "19 + ?" where the cost of a piece is not known.
std::string RowMaker::cost(const std::vector<Entry> &entries) const
{
    if (m_columns.cost < 0) {
        return {};
    }
    std::int64_t sum = 0;
    bool isKnown = false;
    bool isOpen = false;
    for (const auto &entry : entries) {
        const auto &value = entry.piece->value(m_columns.cost);
        sum += value.isGiven() ? std::int64_t{entry.count} * value.number : 0;
        isKnown = isKnown || value.isGiven();
        isOpen = isOpen || value.isUnknown() || value.state == ValueState::Variable;
    }
    if (!isKnown) {
        return isOpen ? "?" : "–";
    }
    return m_wording.number(sum) + (isOpen ? " + ?" : "");
}

std::vector<Unresolved> RowMaker::unresolved() const
{
    std::vector<Unresolved> all;
    for (std::size_t i = 0; i < m_source.resolved.lines.size(); ++i) {
        const auto &line = m_source.resolved.lines[i];
        if (line.piece || !line.line) {
            continue;
        }
        Unresolved one;
        one.line = line.line->fileLine > 0 ? line.line->fileLine : static_cast<int>(i) + 1;
        one.count = line.line->count;
        one.text = line.line->name;
        if (!line.line->qualifier.empty()) {
            one.text += " (" + line.line->qualifier + ')';
        }
        one.reason = base::render(line.reason, m_wording);
        all.push_back(std::move(one));
    }
    return all;
}

void RowMaker::fill(Sheet &sheet) const
{
    sheet.hasNumbers = m_columns.number >= 0;
    for (const int detail : m_columns.details) {
        sheet.detailLabels.push_back(capitalised(attribute(detail).label.in(m_language)));
    }
    if (m_columns.worth >= 0) {
        sheet.worthSlug = attribute(m_columns.worth).slug;
        sheet.labels.worth = capitalised(attribute(m_columns.worth).label.in(m_language));
    }
    if (m_columns.cost >= 0) {
        sheet.labels.sum = base::render(text("Sheet", "Sum"), m_wording);
    }
    std::vector<Entry> inGroup;
    const auto close = [&] {
        if (!sheet.groups.empty()) {
            sheet.groups.back().sum = cost(inGroup);
        }
        inGroup.clear();
    };
    for (const auto &entry : entries()) {
        const std::string title = groupTitle(*entry.piece);
        if (sheet.groups.empty() || sheet.groups.back().title != title) {
            close();
            sheet.groups.push_back({title, 0, {}, {}});
        }
        inGroup.push_back(entry);
        sheet.groups.back().count += entry.count;
        sheet.groups.back().rows.push_back(row(entry));
    }
    close();
    sheet.unresolved = unresolved();
}

} // namespace

void fillRows(Sheet &sheet, const SheetSource &source, const base::Wording &wording)
{
    RowMaker(source, wording).fill(sheet);
}

} // namespace sheets
