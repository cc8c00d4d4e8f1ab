// The line in which a search is typed: it completes fields, abilities and values, marks what it
// does not understand, and says below what may be meant. The catalogue, the builder and the rules
// use it.
#pragma once

#include "catalog/query.h"
#include "models/query_completion.h"
#include "widgets/word_completer.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QToolButton;

namespace widgets
{

class SearchField : public QWidget
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    // The wording must outlive the field.
    void setCatalog(std::shared_ptr<const catalog::Catalog> catalog, const base::Wording &wording);
    QString text() const;
    void setText(const QString &search);
    // What stands below where nothing is wrong, such as how many pieces were found.
    void setNote(const QString &note);
    QLineEdit *edit() const { return m_edit; }

Q_SIGNALS:
    void searchChanged(const QString &search);
    void helpRequested();
    // The arrow down or Enter: the person wants to go on to what was found.
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void takeText(const QString &search);
    void check();
    void showMistake(const std::vector<catalog::QueryMistake> &mistakes);
    WordProposals proposals(const QString &search, int cursor) const;
    void applyColours();

    std::shared_ptr<const catalog::Catalog> m_catalog;
    const base::Wording *m_wording = nullptr;
    models::QueryCompletion m_completion;
    QLineEdit *m_edit = nullptr;
    WordCompleter *m_completer = nullptr;
    QLabel *m_message = nullptr;
    QToolButton *m_suggestion = nullptr;
    QString m_note;
    QString m_mended; // what the button puts into the line
    bool m_isMistaken = false;
};

} // namespace widgets
