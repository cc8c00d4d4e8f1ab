// The rules of a game in our own words as a list: by kind, then by title as the language sorts it;
// found by words of title, sentence or reference, those with the words in the title first.
#pragma once

#include "catalog/game_data.h"

#include <QAbstractListModel>

#include <string>
#include <vector>

namespace models
{

class RulesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { KindRole = Qt::UserRole + 1, SlugRole, HeadingRole };

    using QAbstractListModel::QAbstractListModel;

    // The texts must outlive what is shown of them.
    void setTexts(const std::vector<catalog::RuleText> &texts, const std::string &language);
    void setSearch(const QString &search);
    const catalog::RuleText *textAt(int row) const; // null outside
    int rowOf(const QString &kind, const QString &slug) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    // "Abilities"
    static QString kindTitle(const std::string &kind);

private:
    void refilter();
    QString headingAt(int row) const;

    std::vector<const catalog::RuleText *> m_sorted;
    std::vector<const catalog::RuleText *> m_rows;
    std::size_t m_named = 0; // of the rows, how many were found by their name; they come first
    std::string m_language = "en";
    QString m_search;
};

} // namespace models
