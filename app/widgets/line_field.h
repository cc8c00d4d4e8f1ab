// Fields that are typed: numbers, words with completion, long texts, and counts such as `red 1 blue
// 2` with a drawing for each word.
#pragma once

#include "widgets/value_field.h"

class QLineEdit;
class QPlainTextEdit;

namespace widgets
{

class NumberField : public ValueField
{
    Q_OBJECT

public:
    NumberField(const catalog::Schema &schema,
                int attribute,
                const base::Wording &wording,
                QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    QLineEdit *m_line = nullptr;
};

class TextField : public ValueField
{
    Q_OBJECT

public:
    // Offers what other pieces have, and the names of sets.
    TextField(const catalog::Catalog &catalog,
              int attribute,
              const base::Wording &wording,
              QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    QLineEdit *m_line = nullptr;
    QStringList m_known;
};

class LongTextField : public ValueField
{
    Q_OBJECT

public:
    LongTextField(const catalog::Schema &schema,
                  int attribute,
                  const base::Wording &wording,
                  QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    QPlainTextEdit *m_text = nullptr;
};

class CountsField : public ValueField
{
    Q_OBJECT

public:
    CountsField(const catalog::Schema &schema,
                int attribute,
                const base::Wording &wording,
                KeyLetters &letters,
                QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

private:
    void addOne(const QString &word);

    QLineEdit *m_line = nullptr;
};

} // namespace widgets
