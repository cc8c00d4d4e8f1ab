// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the house that can be read off file names and #include lines: who may include whom,
// no singletons, no names that say nothing. The functions take text, so that a test can show that
// each of them is able to fail; the walk over the real tree is in include_rules_test.cpp.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace architecture
{

// A broken rule and where: "core/base/id.h:3: …". Line 0: the file as a whole.
struct Finding {
    QString file;
    int line = 0;
    QString rule;

    QString text() const;
};

// One row of the include table: what the files of one folder may include beside the standard
// library. Headers and modules are parted by blanks. "files/*" is every header that begins so; "@"
// stands for the first word of the including file's path in the folder: the game in core/games, the
// page in app/pages. "csv.h:table" is for files of the folder that begin with "table" only.
struct Row {
    QString folder;
    QString headers;
    QString qtModules;
};

// Header name ("QString") to Qt module ("Core").
using QtHeaders = QHash<QString, QString>;

const QList<Row> &includeTable();

// Paths are relative to the source tree, as in "core/base/id.h".
QList<Finding> checkIncludes(const QString &path, const QString &text, const QtHeaders &qtHeaders);
QList<Finding> checkSingletons(const QString &path, const QString &text);
QList<Finding> checkFileName(const QString &path);

// Visible entries of the source tree that neither the plan names nor .gitignore leaves out.
QList<Finding> checkTopLevel(const QStringList &entries, const QString &gitignore);

} // namespace architecture
