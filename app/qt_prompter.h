// The questions of prompter.h asked by Qt's own dialogs.
#pragma once

#include "prompter.h"

class QtPrompter final : public Prompter
{
public:
    std::optional<QString> askText(QWidget *parent,
                                   const QString &title,
                                   const QString &label,
                                   const QString &given) override;
    std::optional<int> askChoice(QWidget *parent,
                                 const QString &title,
                                 const QString &label,
                                 const QStringList &choices) override;
    bool confirm(QWidget *parent,
                 const QString &title,
                 const QString &question,
                 const QString &yes) override;
    QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) override;
    QString saveFile(QWidget *parent,
                     const QString &title,
                     const QString &suggestedName,
                     const QString &filter) override;

private:
    QString m_lastFolder;
};
