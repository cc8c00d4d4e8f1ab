// The line for abilities or keywords in the compact notation (`strike 3 {all} [fly]; (poison)`):
// completes names, marks every mistake at its place, and puts modifiers in by their drawings.
#pragma once

#include "widgets/value_field.h"
#include "widgets/word_completer.h"

class QLineEdit;

namespace widgets
{

class NotationField : public ValueField
{
    Q_OBJECT

public:
    NotationField(const catalog::Schema &schema,
                  int attribute,
                  const base::Wording &wording,
                  KeyLetters &letters,
                  QWidget *parent);

    QString cell() const override;
    void setCell(const QString &cell) override;
    QWidget *editor() const override;

protected:
    void markWrong(bool isWrong) override;

private:
    WordProposals proposals(const QString &text, int cursor) const;
    // Behind the ability at the cursor; a second press takes it out again.
    void toggleModifier(const QString &slug);

    const catalog::Vocabulary *m_vocabulary = nullptr;
    QLineEdit *m_line = nullptr;
};

} // namespace widgets
