#include "qt_prompter.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

std::optional<QString> QtPrompter::askText(QWidget *parent,
                                           const QString &title,
                                           const QString &label,
                                           const QString &given)
{
    bool accepted = false;
    const QString answer =
        QInputDialog::getText(parent, title, label, QLineEdit::Normal, given, &accepted);
    return accepted ? std::optional(answer) : std::nullopt;
}

std::optional<int> QtPrompter::askChoice(QWidget *parent,
                                         const QString &title,
                                         const QString &label,
                                         const QStringList &choices)
{
    bool accepted = false;
    const QString answer =
        QInputDialog::getItem(parent, title, label, choices, 0, false, &accepted);
    return accepted ? std::optional(static_cast<int>(choices.indexOf(answer))) : std::nullopt;
}

bool QtPrompter::confirm(QWidget *parent,
                         const QString &title,
                         const QString &question,
                         const QString &yes)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, parent);
    auto *accept = box.addButton(yes, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == accept;
}

QStringList QtPrompter::openFiles(QWidget *parent, const QString &title, const QString &filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, m_lastFolder, filter);
    if (!files.isEmpty()) {
        m_lastFolder = QFileInfo(files.constFirst()).absolutePath();
    }
    return files;
}

QString QtPrompter::saveFile(QWidget *parent,
                             const QString &title,
                             const QString &suggestedName,
                             const QString &filter)
{
    const QString file = QFileDialog::getSaveFileName(parent,
                                                      title,
                                                      QDir(m_lastFolder).filePath(suggestedName),
                                                      filter);
    if (!file.isEmpty()) {
        m_lastFolder = QFileInfo(file).absolutePath();
    }
    return file;
}
