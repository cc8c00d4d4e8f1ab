// What can be done with stored rosters, wherever one is: making, importing, pasting, copying as
// text, exporting, printing. The rosters page and the builder offer the same through this.
#pragma once

#include "rosters/codec.h"
#include "services.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class QMenu;

class RosterActions : public QObject
{
    Q_OBJECT

public:
    explicit RosterActions(Services services, QWidget *window);

    // An empty roster of the game, opened in the builder.
    void makeNew(const QString &gameSlug);
    // A ready-made roster of the release, stored as one of the person's own and opened.
    void openReadyMade(const QString &file);
    // Whatever the files hold: rosters are stored, tables of pieces go to the import page.
    void importFiles(const QStringList &paths);
    // Rosters in the clipboard's text, stored as new ones.
    void paste(const QString &game);
    // The lines of the clipboard's text, added to the open roster.
    void pasteIntoOpen();

    // A choice of text forms, the last used first.
    void fillCopyMenu(QMenu *menu, const std::vector<std::string> &ids);
    void copyAs(const std::vector<std::string> &ids, const std::string &codec);
    // The text form that was copied or written last; Muster text at first.
    std::string lastCodec() const;
    // To a file that the person names; a name that ends in .zip gets a file for each.
    void exportToFile(const std::vector<std::string> &ids);
    void printSheet(const std::string &id);
    void showVersions(const std::string &id);
    void compare(const std::string &one, const std::string &other);

    // What they write; carried pieces go along where the form can hold them.
    base::Result<std::string> textOf(const std::vector<std::string> &ids, const std::string &codec);

Q_SIGNALS:
    void rostersChanged();

private:
    base::Result<std::vector<rosters::Roster>>
    read(const std::string &bytes, const std::string &file, const QString &game) const;
    base::Result<std::vector<rosters::Roster>> readFile(const QString &path) const;
    std::optional<std::vector<std::string>> store(const std::vector<rosters::Roster> &all);
    base::Result<std::vector<rosters::Roster>> load(const std::vector<std::string> &ids) const;
    base::Outcome exportZip(const std::vector<std::string> &ids, const QString &file);
    void fail(const base::Problem &problem);
    void reportLost(const std::vector<base::Text> &lost);

    Services m_services;
    QWidget *m_window;
};
