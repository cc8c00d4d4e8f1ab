// Completion of the word under the cursor of a line, such as one term of a search or one ability of
// several: a list below the line, walked with the arrows, taken with Enter or Tab. What may come is
// asked of whoever knows.
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QCompleter;
class QLineEdit;
class QModelIndex;
class QStandardItemModel;

namespace widgets
{

struct WordProposal {
    QString inserted;
    QString meaning;
};

struct WordProposals {
    int from = 0; // the stretch that a proposal replaces
    int length = 0;
    std::vector<WordProposal> words; // none: the list closes
};

class WordCompleter : public QObject
{
    Q_OBJECT

public:
    using Ask = std::function<WordProposals(const QString &text, int cursor)>;

    // Belongs to the line.
    WordCompleter(QLineEdit *edit, Ask ask);

    bool isOpen() const;

Q_SIGNALS:
    // A proposal was put into the line.
    void completed();

private:
    void propose();
    void insert(const QModelIndex &index);

    QLineEdit *m_edit;
    Ask m_ask;
    QCompleter *m_completer;
    QStandardItemModel *m_model;
};

} // namespace widgets
