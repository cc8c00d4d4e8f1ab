// What a question at the table offers, one row an option; those that are not possible follow with
// their reason. The words are the board's; nothing here knows a game.
#pragma once

#include "boards/table_board.h"

#include <QAbstractListModel>

#include <vector>

namespace models
{

class ChoiceModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CodeRole = Qt::UserRole + 1,
        EffectRole,
        ReasonRole, // empty: it is possible
        TokenRole,  // int of an engine::Token
        ChipRole,   // catalog::PiecePointer
    };

    using QAbstractListModel::QAbstractListModel;

    void setChoices(std::vector<boards::Choice> choices);
    const std::vector<boards::Choice> &choices() const { return m_choices; }
    bool isPossible(int row) const;
    // The only possible option about that piece; -1: none, or several.
    int rowAbout(engine::Token token) const;
    int rowOf(quint64 code) const; // -1 where there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QString spoken(const boards::Choice &choice) const;

    std::vector<boards::Choice> m_choices;
};

} // namespace models
