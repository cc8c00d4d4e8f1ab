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
    case HeadingRole:
        return headingAt(index.row());
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
    const auto words = base::split(folded, ' ');
    const auto holdsAll = [&words](const std::string &text) {
        return std::all_of(words.begin(), words.end(), [&text](std::string_view word) {
            return text.find(word) != std::string::npos;
        });
    };
    std::vector<const catalog::RuleText *> byText;
    for (const auto *text : m_sorted) {
        const std::string name = base::fold(text->title.in(m_language) + '\n' + text->title.in("en")
                                            + '\n' + text->slug);
        if (holdsAll(name)) {
            m_rows.push_back(text);
        } else if (holdsAll(name + '\n'
                            + base::fold(text->text.in(m_language) + '\n'
                                         + text->reference.in(m_language)))) {
            byText.push_back(text);
        }
    }
    m_named = m_rows.size();
    m_rows.insert(m_rows.end(), byText.begin(), byText.end());
    endResetModel();
}

// Said above the first rule of each kind; in a search, above those found by name and by text.
QString RulesModel::headingAt(int row) const
{
    const auto *text = textAt(row);
    if (m_search.trimmed().isEmpty()) {
        const auto *before = textAt(row - 1);
        return before && before->kind == text->kind ? QString() : kindTitle(text->kind);
    }
    if (static_cast<std::size_t>(row) == m_named) {
        return tr("In the text");
    }
    return row == 0 ? tr("By name") : QString();
}

} // namespace models
