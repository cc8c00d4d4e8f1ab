// A field of the piece editor: enters one attribute as a cell of a table has it (blank unknown, `-`
// none, `X` variable), says below what is wrong with it while it is typed, and offers what may
// come.
#pragma once

#include "base/text.h"
#include "catalog/catalog.h"
#include "widgets/key_letters.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace widgets
{

class ValueField : public QWidget
{
    Q_OBJECT

public:
    // Schema and wording must outlive the field.
    ValueField(const catalog::Schema &schema,
               int attribute,
               const base::Wording &wording,
               QWidget *parent);

    virtual QString cell() const = 0;
    virtual void setCell(const QString &cell) = 0;
    // What the keyboard goes to.
    virtual QWidget *editor() const = 0;

    const catalog::Attribute &attribute() const;
    int attributeIndex() const { return m_attribute; }
    bool isReadable() const { return m_isReadable; }
    // "Shipped says 3", for an amendment; empty: nothing.
    void setHint(const QString &hint);

Q_SIGNALS:
    void changed();

protected:
    void setEditor(QWidget *editor);
    void addBelow(QWidget *widget);
    // Reads the cell, says what is wrong, and tells that it has changed.
    void take();
    virtual void markWrong(bool isWrong) { Q_UNUSED(isWrong) }
    const catalog::Schema &schema() const { return m_schema; }
    const std::string &language() const { return m_language; }
    const base::Wording &wording() const { return m_wording; }

private:
    void showMessage();

    const catalog::Schema &m_schema;
    int m_attribute;
    const base::Wording &m_wording;
    std::string m_language;
    QVBoxLayout *m_column = nullptr;
    QLabel *m_message = nullptr;
    QString m_wrong;
    QString m_note;
    QString m_hint;
    bool m_isReadable = true;
};

// The field that fits the attribute's kind. Symbols get their keys from `letters`.
ValueField *makeValueField(const catalog::Catalog &catalog,
                           int attribute,
                           const base::Wording &wording,
                           KeyLetters &letters,
                           QWidget *parent);

} // namespace widgets
