// How one page asks for another without knowing it. The main window listens.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

class Navigation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void pageRequested(const QString &page); // its slug: "rosters", "builder", "table"…
    void gameRequested(const QString &game);
    void rosterRequested(const QString &id); // opens it in the builder
    void newRosterRequested(const QString &game);
    void pieceRequested(const QString &game, const QString &key); // shows it in the catalogue
    void newPieceRequested(const QString &game);
    void searchRequested(const QString &game, const QString &query); // in the catalogue
    void ruleRequested(const QString &game, const QString &kind, const QString &slug);
    void matchRequested(const QString &rosterId); // a new match with that roster
    // Shows that ability on the table, step by step; an empty one asks which.
    void lessonRequested(const QString &game, const QString &ability);
    void logRequested(const QString &path); // opens it on the table
    // A match's log as text, to be opened on the table under that name.
    void logTextRequested(const QByteArray &log, const QString &name);
    void playtestRequested(const QString &rosterId);     // that roster in the Lab
    void pieceTablesRequested(const QStringList &paths); // tables of pieces to import
    void filesRequested(const QStringList &paths);       // imports whatever they hold
    // Closes everything, puts the copy in the place of the database and opens again.
    void restoreRequested(const QString &backup);
    // Something was mended or written elsewhere: every page reads again.
    void storedDataChanged();
};
