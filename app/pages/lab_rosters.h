// The two fields of the Lab in which rosters are chosen: one roster, and the opponents, who may be
// nobody, one, a folder, all ready-made ones, or any several.
#pragma once

#include "library/roster_shelf.h"

#include <QComboBox>

#include <vector>

namespace pages
{

class LabRosterBox : public QComboBox
{
    Q_OBJECT

public:
    explicit LabRosterBox(QWidget *parent = nullptr);

    // What was chosen stays, where it is still there.
    void fill(const std::vector<library::OfferedRoster> &offered);
    QString word() const; // of library::OfferedRoster; empty: none
    void choose(const QString &word);
};

class LabOpponentsBox : public QComboBox
{
    Q_OBJECT

public:
    explicit LabOpponentsBox(QWidget *parent = nullptr);

    void fill(const std::vector<library::OfferedRoster> &offered);
    QStringList words() const; // none: nobody
    void choose(const QStringList &words);

Q_SIGNALS:
    void chosen();
    // The person wants to tick them.
    void severalRequested();

private:
    void addChoice(const QString &title, const QStringList &words);
    void take(int index);
    int indexOf(const QStringList &words) const; // -1 where it is none of the choices

    std::vector<library::OfferedRoster> m_offered;
    QStringList m_words;
};

// "Two Suns", and where it is no stored one: "Two Suns (ready-made)".
QString titleOf(const library::OfferedRoster &roster);

} // namespace pages
