#include "models/lab_games_model.h"

#include <QLocale>

#include <algorithm>

namespace models
{

using library::LabGame;

namespace
{

// Numbers to the right.
Qt::Alignment alignmentOf(int column)
{
    switch (column) {
    case LabGamesModel::RosterColumn:
    case LabGamesModel::OpponentColumn:
    case LabGamesModel::PlaceColumn:
    case LabGamesModel::ResultColumn:
        return Qt::AlignLeft | Qt::AlignVCenter;
    default:
        return Qt::AlignRight | Qt::AlignVCenter;
    }
}

} // namespace

void LabGamesModel::setGames(std::vector<LabGame> games, const QString &figureTitle)
{
    beginResetModel();
    m_games = std::move(games);
    m_figureTitle = figureTitle;
    const auto has = [this](auto tells) { return std::ranges::any_of(m_games, tells); };
    m_hasRosters =
        has([this](const LabGame &game) { return game.roster != m_games.front().roster; });
    m_hasOpponents = has([](const LabGame &game) { return game.result != LabGame::Result::Alone; });
    m_hasTurns = has([](const LabGame &game) { return game.turns > 0; });
    endResetModel();
}

const LabGame *LabGamesModel::game(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount()
        ? &m_games[static_cast<std::size_t>(index.row())]
        : nullptr;
}

bool LabGamesModel::hasColumn(Column column) const
{
    switch (column) {
    case RosterColumn:
        return m_hasRosters;
    case OpponentColumn:
    case PlaceColumn:
    case MarginColumn:
    case ResultColumn:
        return m_hasOpponents;
    case TurnsColumn:
        return m_hasTurns;
    case FigureColumn:
        return !m_figureTitle.isEmpty();
    default:
        return true;
    }
}

int LabGamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int LabGamesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LabGamesModel::resultText(LabGame::Result result)
{
    switch (result) {
    case LabGame::Result::Won:
        return tr("won");
    case LabGame::Result::Drawn:
        return tr("drawn");
    case LabGame::Result::Lost:
        return tr("lost");
    case LabGame::Result::Alone:
        break;
    }
    return tr("alone");
}

QVariant LabGamesModel::value(const LabGame &game, int column) const
{
    switch (column) {
    case NumberColumn:
        return static_cast<qlonglong>(game.match) + 1;
    case RosterColumn:
        return QString::fromStdString(game.roster);
    case OpponentColumn:
        return QString::fromStdString(game.opponent);
    case PlaceColumn:
        return game.isFirst ? tr("first") : tr("second");
    case ScoreColumn:
        return game.score;
    case MarginColumn:
        return game.margin;
    case ResultColumn:
        return resultText(game.result);
    case TurnsColumn:
        return static_cast<qlonglong>(game.turns);
    case FigureColumn:
        return game.figure;
    default:
        return {};
    }
}

QString LabGamesModel::words(const QVariant &value, int column)
{
    if (value.typeId() == QMetaType::QString) {
        return value.toString();
    }
    const qlonglong number = value.toLongLong();
    const QString written = QLocale().toString(number);
    return column == MarginColumn && number > 0 ? QLatin1Char('+') + written : written;
}

QVariant LabGamesModel::data(const QModelIndex &index, int role) const
{
    const auto *const found = game(index);
    if (found == nullptr) {
        return {};
    }
    const QVariant value = this->value(*found, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return words(value, index.column());
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                            words(value, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(index.column()));
    case SortRole:
        return value;
    default:
        return {};
    }
}

QVariant LabGamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(alignmentOf(section));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QStringList titles{tr("Game"),
                             tr("List"),
                             tr("Opponent"),
                             tr("Plays"),
                             tr("Score"),
                             tr("Margin"),
                             tr("Result"),
                             tr("Turns"),
                             m_figureTitle};
    return titles.value(section);
}

} // namespace models
