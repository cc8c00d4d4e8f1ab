#include "models/rules_model.h"

#include "base/fold.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>

namespace models
{

namespace
{

// The order in which a player looks for them.
constexpr std::string_view Kinds[] =
    {"ability", "keyword", "modifier", "type", "concept", "construction"};

std::ptrdiff_t kindPlace(const std::string &kind)
{
    return std::find(std::begin(Kinds), std::end(Kinds), kind) - std::begin(Kinds);
}

} // namespace

void RulesModel::setTexts(const std::vector<catalog::RuleText> &texts, const std::string &language)
{
    m_language = language;
    m_sorted.clear();
    for (const auto &text : texts) {
        m_sorted.push_back(&text);
    }
    QCollator collator(QLocale(QString::fromStdString(language)));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(m_sorted.begin(),
                     m_sorted.end(),
                     [&](const catalog::RuleText *one, const catalog::RuleText *other) {
                         const auto left = kindPlace(one->kind);
                         const auto right = kindPlace(other->kind);
                         return left != right
                             ? left < right
                             : collator.compare(QString::fromStdString(one->title.in(language)),
                                                QString::fromStdString(other->title.in(language)))
                                 < 0;
                     });
    refilter();
}

void RulesModel::setSearch(const QString &search)
{
    m_search = search;
    refilter();
}

const catalog::RuleText *RulesModel::textAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : m_rows[static_cast<std::size_t>(row)];
}

int RulesModel::rowOf(const QString &kind, const QString &slug) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const catalog::RuleText *text) {
            return text->kind == kind.toStdString() && text->slug == slug.toStdString();
        });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    const auto *text = index.isValid() ? textAt(index.row()) : nullptr;
    if (!text) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(text->title.in(m_language));
    case Qt::ToolTipRole:
        return QString::fromStdString(text->text.in(m_language));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(QString::fromStdString(text->title.in(m_language)),
                                            kindTitle(text->kind));
    case KindRole:
        return QString::fromStdString(text->kind);
    case SlugRole:
        return QString::fromStdString(text->slug);
    case HeadingRole: {
        // Said above the first rule of each kind.
        const auto *before = textAt(index.row() - 1);
        return before && before->kind == text->kind ? QString() : kindTitle(text->kind);
    }
    default:
        return {};
    }
}

QString RulesModel::kindTitle(const std::string &kind)
{
    if (kind == "ability") {
        return tr("Abilities");
    }
    if (kind == "keyword") {
        return tr("Keywords");
    }
    if (kind == "modifier") {
        return tr("Modifiers");
    }
    if (kind == "type") {
        return tr("Types");
    }
    return kind == "construction" ? tr("Building a list") : tr("Terms");
}

void RulesModel::refilter()
{
    beginResetModel();
    m_rows.clear();
    const std::string folded = base::fold(m_search.toStdString());
    const auto parts = base::split(folded, ' ');
    for (const auto *text : m_sorted) {
        const std::string all =
            base::fold(text->title.in(m_language) + '\n' + text->title.in("en") + '\n' + text->slug
                       + '\n' + text->text.in(m_language) + '\n' + text->reference.in(m_language));
        if (std::all_of(parts.begin(), parts.end(), [&all](std::string_view part) {
                return all.find(part) != std::string::npos;
            })) {
            m_rows.push_back(text);
        }
    }
    endResetModel();
}

} // namespace models
