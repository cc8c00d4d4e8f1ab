// Questions that stop the work: a name, a file, a choice. Pages ask through this, so a test
// answers for the person; the window's own answers come from Qt's dialogs.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

class Prompter
{
public:
    Prompter() = default;
    Prompter(const Prompter &) = delete;
    Prompter &operator=(const Prompter &) = delete;
    Prompter(Prompter &&) = delete;
    Prompter &operator=(Prompter &&) = delete;
    virtual ~Prompter() = default;

    // Nothing where the person thinks better of it.
    virtual std::optional<QString>
    askText(QWidget *parent, const QString &title, const QString &label, const QString &given) = 0;
    virtual std::optional<int> askChoice(QWidget *parent,
                                         const QString &title,
                                         const QString &label,
                                         const QStringList &choices) = 0;
    virtual bool
    confirm(QWidget *parent, const QString &title, const QString &question, const QString &yes) = 0;
    virtual QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) = 0;
    virtual QString saveFile(QWidget *parent,
                             const QString &title,
                             const QString &suggestedName,
                             const QString &filter) = 0;
};
