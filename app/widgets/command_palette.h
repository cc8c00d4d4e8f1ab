// Every action of the program by a few typed letters, those used last on top. Opened by Ctrl+K.
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QStringList>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace widgets
{

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    // `recent` are object names of actions, last used first.
    CommandPalette(const QList<QAction *> &actions, QStringList recent, QWidget *parent);

    QStringList recent() const { return m_recent; }

    // Whether every letter of the pattern comes in the words, in order; lower is a better fit,
    // negative is none.
    static int rank(const QString &words, const QString &pattern);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refill();
    void run();

    QList<QAction *> m_actions;
    QStringList m_recent;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
    QStandardItemModel *m_model = nullptr;
};

} // namespace widgets
