#include "models/choice_model.h"

#include "models/catalog_model.h" // a piece as a QVariant

#include <algorithm>

namespace models
{

void ChoiceModel::setChoices(std::vector<boards::Choice> choices)
{
    if (choices == m_choices) {
        return;
    }
    beginResetModel();
    m_choices = std::move(choices);
    endResetModel();
}

bool ChoiceModel::isPossible(int row) const
{
    return row >= 0 && row < rowCount() && m_choices[static_cast<std::size_t>(row)].isPossible();
}

int ChoiceModel::rowAbout(engine::Token token) const
{
    const auto isMeant = [token](const boards::Choice &choice) {
        return choice.token == token && choice.isPossible();
    };
    if (std::count_if(m_choices.begin(), m_choices.end(), isMeant) != 1) {
        return -1;
    }
    const auto found = std::find_if(m_choices.begin(), m_choices.end(), isMeant);
    return static_cast<int>(found - m_choices.begin());
}

int ChoiceModel::rowOf(quint64 code) const
{
    const auto found =
        std::find_if(m_choices.begin(), m_choices.end(), [code](const boards::Choice &choice) {
            return choice.code == code;
        });
    return found == m_choices.end() ? -1 : static_cast<int>(found - m_choices.begin());
}

int ChoiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

QVariant ChoiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto &choice = m_choices[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return choice.words;
    case Qt::ToolTipRole:
        return choice.isPossible() ? choice.effect : choice.reason;
    case Qt::AccessibleTextRole:
        return spoken(choice);
    case CodeRole:
        return QVariant::fromValue(static_cast<quint64>(choice.code));
    case EffectRole:
        return choice.effect;
    case ReasonRole:
        return choice.reason;
    case TokenRole:
        return static_cast<int>(choice.token);
    case ChipRole:
        return QVariant::fromValue(choice.piece);
    default:
        return {};
    }
}

QString ChoiceModel::spoken(const boards::Choice &choice) const
{
    if (!choice.isPossible()) {
        return tr("%1, not possible: %2").arg(choice.words, choice.reason);
    }
    return choice.effect.isEmpty() ? choice.words
                                   : QStringLiteral("%1. %2").arg(choice.words, choice.effect);
}

} // namespace models
