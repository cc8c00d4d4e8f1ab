// The catalogue as the builder shows it: with the copies that stand in the open roster already,
// and greyed, with the reason, what may not be added. The answer is asked only for rows on screen.
#pragma once

#include "library/open_roster.h"
#include "models/catalog_model.h"
#include "wording/qt_wording.h"

namespace models
{

class AddablePiecesModel : public CatalogModel
{
    Q_OBJECT

public:
    enum AddableRole {
        CopiesRole = LastRole + 1, // how many stand in the roster
        ReasonsRole,               // why not, a sentence a line; empty: nothing speaks against it
    };

    AddablePiecesModel(library::OpenRoster &roster,
                       const wording::QtWording &wording,
                       QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString reasons(const catalog::PiecePointer &piece) const;

    library::OpenRoster &m_roster;
    const wording::QtWording &m_wording;
};

} // namespace models
