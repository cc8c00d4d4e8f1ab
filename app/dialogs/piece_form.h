// The fields of one piece, made from its game's schema: name, every attribute that belongs to its
// type, further names and source. Knows nothing of storing; the piece editor asks it for the piece.
#pragma once

#include "catalog/catalog.h"
#include "wording/qt_wording.h"

#include <QScrollArea>

#include <memory>
#include <string>
#include <vector>

class QFormLayout;
class QLineEdit;

namespace widgets
{
class ValueField;
}

namespace dialogs
{

class PieceForm : public QScrollArea
{
    Q_OBJECT

public:
    PieceForm(std::shared_ptr<const catalog::Catalog> catalog,
              const wording::QtWording &wording,
              QWidget *parent);

    void setPiece(const catalog::Piece &piece);
    // Of a shipped piece only values can be amended; its names stay. Shows what the release says.
    void setAmending(const catalog::Piece &piece);
    // Gives what is typed to the fields that are still unknown.
    void fillUnknown(const std::vector<std::string> &cells);
    // Empties all but what is alike in a bag: type, faction, set, source.
    void beginNext();

    // The piece as the fields have it; what cannot be read is unknown.
    catalog::Piece piece() const;
    std::vector<std::string> cells() const; // by attribute
    QString name() const;
    QString source() const;
    // Something was entered that is more than what is carried over.
    bool isTouched() const { return m_isTouched; }
    // The first field that cannot be read, or the name where it is empty; null where all is well.
    QWidget *firstWrong() const;
    void focusName();
    // What a person opens a shipped piece for.
    void focusFirstUnknown();

Q_SIGNALS:
    void changed();

private:
    void addFields(const wording::QtWording &wording);
    void arrange();
    void load(const catalog::Piece &piece);
    bool belongs(const widgets::ValueField &field, const std::string &type) const;
    std::string type() const;

    std::shared_ptr<const catalog::Catalog> m_catalog;
    std::string m_language;
    catalog::Piece m_base; // what the fields do not show: key, status, picture
    QFormLayout *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_names = nullptr;
    QLineEdit *m_source = nullptr;
    std::vector<widgets::ValueField *> m_fields;
    bool m_isTouched = false;
    bool m_isLoading = false;
};

} // namespace dialogs
