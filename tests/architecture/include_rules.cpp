// SPDX-License-Identifier: GPL-3.0-or-later
#include "include_rules.h"

#include <QRegularExpression>

#include <algorithm>

namespace architecture
{

namespace
{

// An #include taken apart. Own headers are quoted, all others in angle brackets.
struct Include {
    QString written; // with its quotes or brackets
    QString header;
    bool isQuoted = false;
};

const Row *rowOf(const QString &path)
{
    const auto &table = includeTable();
    const auto row = std::find_if(table.begin(), table.end(), [&](const Row &each) {
        return path.startsWith(each.folder);
    });
    // "app/" is for the files that lie in app itself; a new folder wants a row of its own.
    if (row == table.end() || (row->folder == "app/" && path.count('/') > 1)) {
        return nullptr;
    }
    return &*row;
}

// The game of "core/games/clout/turn.cpp" or "app/boards/clout_board.h", the page of
// "app/pages/builder_page.h".
QString firstWord(const QString &path, const Row &row)
{
    static const QRegularExpression wordEnd("[/_.]");
    const QString inside = path.mid(row.folder.size());
    return inside.left(inside.indexOf(wordEnd));
}

bool matches(const QString &pattern, const QString &header)
{
    return pattern.endsWith('*') ? header.startsWith(pattern.chopped(1)) : header == pattern;
}

bool isAllowedHeader(const QString &path, const Row &row, const Include &include)
{
    const bool liesInApp = include.isQuoted && !include.header.contains('/');
    const QString header = liesInApp ? "app/" + include.header : include.header;
    // The way behind a view is for a game's own rules: no policy may peek.
    if (header == "engine/view_access.h" && row.folder != "core/games/") {
        return false;
    }
    const QStringList allowed = QString(row.headers).replace('@', firstWord(path, row)).split(' ');
    return std::any_of(allowed.begin(), allowed.end(), [&](const QString &each) {
        return matches(each.section(':', 0, 0), header)
            && path.startsWith(row.folder + each.section(':', 1));
    });
}

bool isStandardHeader(const Include &include)
{
    static const QRegularExpression standard("^[a-z][a-z0-9_]*$");
    return !include.isQuoted && standard.match(include.header).hasMatch();
}

bool isWrittenByMoc(const Include &include)
{
    return include.isQuoted
        && (include.header.endsWith(".moc") || include.header.startsWith("moc_"));
}

// The Qt module of a header; empty where it is none of Qt's.
QString qtModule(const Include &include, const QtHeaders &qtHeaders)
{
    if (include.header.startsWith("Qt") && include.header.contains('/')) {
        return include.header.section('/', 0, 0).mid(2);
    }
    return qtHeaders.value(include.header);
}

// What is wrong with one include; empty: nothing.
QString
complaint(const QString &path, const Row &row, const Include &include, const QtHeaders &qtHeaders)
{
    if (isStandardHeader(include) || isWrittenByMoc(include)
        || isAllowedHeader(path, row, include)) {
        return {};
    }
    const QString module = qtModule(include, qtHeaders);
    if (module.isEmpty()) {
        return QString("%1 may not be included in %2 by the include table (headers of ours are "
                       "written from core/ or app/)")
            .arg(include.written, row.folder);
    }
    if (row.qtModules.split(' ').contains(module)) {
        return {};
    }
    const QString modules = row.qtModules.isEmpty() ? "no Qt" : "of Qt only " + row.qtModules;
    return QString("%1 is Qt %2; %3 may use %4").arg(include.written, module, row.folder, modules);
}

} // namespace

QString Finding::text() const
{
    return line == 0 ? QString("%1: %2").arg(file, rule)
                     : QString("%1:%2: %3").arg(file).arg(line).arg(rule);
}

QList<Finding> checkIncludes(const QString &path, const QString &text, const QtHeaders &qtHeaders)
{
    static const QRegularExpression anyInclude(R"(^\s*#\s*include\b\s*(.*)$)");
    static const QRegularExpression properInclude(R"re(^(?:"([^"]+)"|<([^>]+)>))re");

    const Row *row = rowOf(path);
    if (row == nullptr) {
        return {{path, 0, "no row of the include table is about this folder"}};
    }
    QList<Finding> findings;
    const QStringList lines = text.split('\n');
    for (int number = 1; number <= lines.size(); ++number) {
        const auto found = anyInclude.match(lines[number - 1]);
        if (!found.hasMatch()) {
            continue;
        }
        const auto proper = properInclude.match(found.captured(1));
        if (!proper.hasMatch()) {
            findings.append({path, number, "an #include names its header in quotes or brackets"});
            continue;
        }
        const bool isQuoted = !proper.captured(1).isEmpty();
        const Include include = {proper.captured(0), proper.captured(isQuoted ? 1 : 2), isQuoted};
        const QString wrong = complaint(path, *row, include, qtHeaders);
        if (!wrong.isEmpty()) {
            findings.append({path, number, wrong});
        }
    }
    return findings;
}

QList<Finding> checkSingletons(const QString &path, const QString &text)
{
    // Qt's own, as in QCoreApplication::instance(), cannot be avoided.
    static const QRegularExpression singleton(
        R"(\b(?<!\w::)instance\s*\(|\b(?!Q[A-Z])\w+::instance\s*\()");
    QList<Finding> findings;
    const QStringList lines = text.split('\n');
    for (int number = 1; number <= lines.size(); ++number) {
        const QString code = lines[number - 1].section("//", 0, 0);
        if (singleton.match(code).hasMatch()) {
            findings.append({path, number, "no instance(): hand over a reference instead"});
        }
    }
    return findings;
}

QList<Finding> checkFileName(const QString &path)
{
    static const QRegularExpression wordEnd("[/_.-]");
    static const QRegularExpression empty(
        "^(util.*|.*utils?|helper.*|.*helpers?|manager.*|.*managers?|common.*|misc.*)$",
        QRegularExpression::CaseInsensitiveOption);
    QList<Finding> findings;
    const QStringList words = path.split(wordEnd, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (empty.match(word).hasMatch()) {
            findings.append(
                {path,
                 0,
                 QString("\"%1\" says nothing: name the file after what it does").arg(word)});
        }
    }
    return findings;
}

QList<Finding> checkTopLevel(const QStringList &entries, const QString &gitignore)
{
    static const QStringList planned = {
        "CMakeLists.txt",
        "CMakePresets.json",
        "README.md",
        "LICENSE",
        "core",
        "app",
        "data",
        "translations",
        "resources",
        "packaging",
        "tests",
    };
    const QStringList ignored = gitignore.split('\n');
    QList<Finding> findings;
    for (const QString &entry : entries) {
        const QStringList ways = {entry, entry + '/', '/' + entry, '/' + entry + '/'};
        const bool isIgnored = std::any_of(ways.begin(), ways.end(), [&](const QString &way) {
            return ignored.contains(way);
        });
        if (!entry.startsWith('.') && !planned.contains(entry) && !isIgnored) {
            findings.append({entry, 0, "the plan of the tree names no such entry at its top"});
        }
    }
    return findings;
}

} // namespace architecture
