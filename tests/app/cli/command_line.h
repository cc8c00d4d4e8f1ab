// Runs muster-cli as scripts do, each test with a folder and a profile of its own, and gives back
// what it printed and how it ended.
#pragma once

#include "files/json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <string_view>

namespace support
{

struct Outcome {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    files::json::Node json() const; // null where `out` is no JSON
};

class CommandLine
{
protected:
    bool makeFolder();
    // With `--profile` in front.
    Outcome run(const QStringList &words, const QByteArray &input = {}) const;
    // Exactly these words to a shell, with $MUSTER for the program and $FOLDER for the folder.
    Outcome shell(const QString &script) const;
    QString pathOf(const QString &name) const;
    // Written into the folder; its path.
    QString file(const QString &name, const QByteArray &content) const;

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

// Fifteen of one chip: a stack that breaks two rules of its format.
inline constexpr const char *LegalStack =
    "Game: clout\nFormat: constructed\nName: Short\n\n15 Fernshade Lookout\n";

// The text of that key; empty where it is none.
std::string text(const files::json::Node &node, std::string_view key);

} // namespace support
