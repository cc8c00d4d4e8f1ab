#include "models/addable_pieces_model.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace models
{

AddablePiecesModel::AddablePiecesModel(library::OpenRoster &roster,
                                       const wording::QtWording &wording,
                                       QObject *parent)
    : CatalogModel(parent)
    , m_roster(roster)
    , m_wording(wording)
{
    connect(&roster, &library::OpenRoster::changed, this, [this] {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    });
}

QVariant AddablePiecesModel::data(const QModelIndex &index, int role) const
{
    const bool isOurs = role == Qt::ForegroundRole || role == Qt::ToolTipRole
        || role == Qt::AccessibleDescriptionRole || role == Qt::FontRole || role == CopiesRole
        || role == ReasonsRole;
    const auto piece = isOurs && m_roster.isOpen() ? pieceAt(index.row()) : nullptr;
    if (!piece) {
        return CatalogModel::data(index, role);
    }
    switch (role) {
    case CopiesRole:
        return m_roster.countOf(piece->key);
    case ReasonsRole:
    case Qt::AccessibleDescriptionRole:
        return reasons(piece);
    case Qt::ToolTipRole: {
        const QString why = reasons(piece);
        return why.isEmpty() ? CatalogModel::data(index, role)
                             : QVariant(tr("May not be added: %1").arg(why));
    }
    case Qt::ForegroundRole:
        if (!m_roster.whyNot(piece).empty()) {
            return QGuiApplication::palette().color(QPalette::PlaceholderText);
        }
        break;
    case Qt::FontRole:
        if (m_roster.countOf(piece->key) > 0) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        break;
    default:
        break;
    }
    return CatalogModel::data(index, role);
}

QString AddablePiecesModel::reasons(const catalog::PiecePointer &piece) const
{
    QStringList sentences;
    for (const auto &violation : m_roster.whyNot(piece)) {
        sentences.append(wording::render(violation.message, m_wording));
    }
    return sentences.join(QLatin1Char('\n'));
}

} // namespace models
