// Fields for attributes with a closed list: small drawings to pick from where every choice has one,
// else a list that is walked by its first letters.
#pragma once

#include "widgets/value_field.h"

class QComboBox;

namespace widgets
{

class SymbolRow;

class ChoiceField : public ValueField
{
    Q_OBJECT

public:
    ChoiceField(const catalog::Schema &schema,
                int attribute,
                const base::Wording &wording,
                QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    QComboBox *m_list = nullptr;
};

class SymbolField : public ValueField
{
    Q_OBJECT

public:
    SymbolField(const catalog::Schema &schema,
                int attribute,
                const base::Wording &wording,
                KeyLetters &letters,
                QWidget *parent);

    // Whether there is a drawing for every choice.
    static bool fits(const catalog::Schema &schema, const catalog::Attribute &attribute);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    SymbolRow *m_row = nullptr;
    QString m_other; // a cell that is no choice, such as `-`, until one is picked
};

} // namespace widgets
