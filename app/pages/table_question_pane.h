// The question that the match waits on, in words, and the way to answer it: a list of options, a
// place, where a throw came to rest; or who is waited for, or how it ended.
#pragma once

#include "boards/table_board.h"
#include "engine/answer.h"
#include "services.h"

#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace models
{
class ChoiceModel;
}

namespace widgets
{
class ChoiceDelegate;
}

namespace pages
{

class TablePointEntry;
class TableRestEntry;

class TableQuestionPane : public QWidget
{
    Q_OBJECT

public:
    // A sentence with the buttons that go on from there, the likeliest first.
    struct Message {
        QString words;
        QList<QAction *> steps;
    };

    explicit TableQuestionPane(Services services, QWidget *parent = nullptr);

    void setGame(const library::Game &game);
    // What is asked, and of whom: the heading.
    void setHeading(const QString &question, const QString &who);

    void showOptions(std::vector<boards::Choice> choices);
    // `does` is what the button does: "Throw".
    void showPoint(const QString &does, base::Rectangle bounds, base::Point point);
    // Whether the place may be left ungiven.
    void setLeavable(bool isLeavable);
    void showRest(const boards::TableBoard &board, base::Point point);
    void showMessage(const Message &message);

    void setPoint(base::Point point);
    // A piece was dragged, or its place clicked.
    void setPlace(engine::Token token, base::Point point);
    std::vector<engine::Resting> entered() const;
    // Takes the only option about that piece, if there is one.
    void chooseAbout(engine::Token token);
    // A place was refused, or an option is not possible: said below the heading until the next.
    void explain(const QString &reason);
    void focusAnswer();

Q_SIGNALS:
    void codeGiven(quint64 code);
    void pointGiven(base::Point point);
    void pointLeft();
    void restGiven(const engine::Rest &rest);
    void pointEdited(base::Point point);
    void restEdited();
    void optionTouched(engine::Token token);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *optionsPart();
    QWidget *pointPart();
    QWidget *messagePart();
    void giveRow(int row);

    Services m_services;
    QLabel *m_question = nullptr;
    QLabel *m_who = nullptr;
    QLabel *m_reason = nullptr;
    QStackedWidget *m_parts = nullptr;
    models::ChoiceModel *m_choices = nullptr;
    widgets::ChoiceDelegate *m_delegate = nullptr;
    QWidget *m_optionsPart = nullptr;
    QListView *m_options = nullptr;
    TablePointEntry *m_point = nullptr;
    QPushButton *m_givePoint = nullptr;
    QPushButton *m_leavePoint = nullptr;
    TableRestEntry *m_rest = nullptr;
    QWidget *m_message = nullptr;
    QLabel *m_messageWords = nullptr;
    QVBoxLayout *m_messageSteps = nullptr;
};

} // namespace pages
