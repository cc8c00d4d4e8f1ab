// A row of small drawings to pick from, each with its word and a key (Alt and the underlined
// letter): types, rarities, bases, modifiers, dice.
#pragma once

#include "faces/symbols.h"
#include "widgets/key_letters.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace widgets
{

class SymbolRow : public QWidget
{
    Q_OBJECT

public:
    struct Entry {
        QString value;
        QString label;
        faces::Symbol symbol = faces::Symbol::Unknown;
    };
    // Choose: one stays pressed, pressing it again takes it back. Press: each press is said.
    enum class Mode { Choose, Press };

    SymbolRow(Mode mode, const std::vector<Entry> &entries, KeyLetters &letters, QWidget *parent);

    QString chosen() const; // empty: none
    void choose(const QString &value);

Q_SIGNALS:
    void picked(const QString &value); // empty: taken back

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void pick(std::size_t entry);
    void paintSymbols();

    Mode m_mode;
    std::vector<Entry> m_entries;
    std::vector<QToolButton *> m_buttons;
};

} // namespace widgets
