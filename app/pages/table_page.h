// The table: a match on its board, with the question that it waits on beside it, the players'
// sides, and the story so far. Shows what the session does and hands it what a person answers; the
// games' own knowledge is in their boards.
#pragma once

#include "boards/table_board.h"
#include "library/lesson.h"
#include "library/match_session.h"
#include "pages/page.h"
#include "services.h"

#include <QTimer>

#include <functional>

class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace widgets
{
class EmptyState;
}

namespace pages
{

class TableQuestionPane;
class TableSidesPane;
class TableStoryPane;
class TableTransport;

class TablePage : public Page
{
    Q_OBJECT

public:
    explicit TablePage(Services services, QWidget *parent = nullptr);
    TablePage(const TablePage &) = delete;
    TablePage &operator=(const TablePage &) = delete;
    TablePage(TablePage &&) = delete;
    TablePage &operator=(TablePage &&) = delete;
    ~TablePage() override;

    QString slug() const override { return QStringLiteral("table"); }
    QString title() const override { return tr("Table"); }
    QString iconName() const override { return QStringLiteral("table"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    std::optional<OwnSteps> ownSteps() const override;
    void takeOwnStep(StepWay way) override;
    void setGame(const QString &slug) override;
    void activate() override;
    void setCompact(bool compact) override;

    library::MatchSession &session() { return m_session; }
    boards::TableBoard *board() const { return m_board; } // null: no match
    // Begins a match; a sentence tells why where it cannot.
    void beginMatch(const files::json::Node &setup, const std::vector<library::Sitter> &sitters);
    void openLog(const QString &path);
    void showLesson(const QString &ability); // an empty one asks which

protected:
    void hideEvent(QHideEvent *event) override;

private:
    struct ActionWords {
        QString name;
        QString icon;
        QString words;
        QKeySequence keys;
    };
    QAction *addPageAction(const ActionWords &words, const std::function<void()> &work);
    void addSeparator();
    void makeActions();
    void makeMatchActions();
    void makeMomentActions();
    QAction *action(const QString &name) const;
    QList<QAction *> actionsNamed(const QStringList &names) const;
    void enableActions();

    QWidget *matchSide();
    void connectQuestion();
    void connectSession();
    void connectBoard();

    // Matches: begun, kept, opened (table_page_matches.cpp).
    void playNow();
    void newMatch(const std::string &rosterId = {}); // of a stored roster that is to play
    void playAgain();
    void askForLog();
    void saveLog();
    void saveScenario();
    void keepMatch();
    void resumeKept();
    QString keptFile() const;
    void openText(const std::string &bytes, const QString &file);
    std::uint64_t freshSeed();

    // What is seen (table_page_moments.cpp).
    void showMatch();
    void showMoment();
    boards::TableBoard::Moment momentNow() const;
    void showQuestion();
    void askPerson(const engine::Decision &decision);
    void showPlaceQuestion(const QString &does);
    void showOver();
    void showEmpty();
    QString whoIsAsked() const;
    QString seatName(engine::Seat seat) const;
    QString playerName(std::size_t seat) const;
    std::optional<engine::Seat> viewer() const;
    engine::Seat side() const;
    bool isRestEntered() const;
    QString sentence(const base::Text &text) const;

    void showStep(const library::MatchSession::Step &step);
    void stepShown();
    void stepForward();
    void setPlaying(bool isPlaying);
    std::vector<engine::Event> eventsOf(std::size_t answers) const;
    void goTo(std::size_t answers);
    void addBookmark();

    // Lessons (table_page_lessons.cpp).
    struct ShownLesson {
        std::size_t place = 0; // in m_lessons
        std::size_t step = 0;
    };
    void makeLessonActions();
    bool readAllLessons();
    void openLesson(std::size_t place);
    void stepLesson(int way);
    void showCaption();
    QString captionNow() const;

    // What is set by hand (table_page_by_hand.cpp).
    void makeHandActions();
    void askForPhotograph();
    bool isChangeable() const; // at this moment
    void showHandMenu(engine::Token token, QPoint at);
    void askForChange(engine::Token token, std::uint16_t kind = 0);
    void takeChange(const boards::HandChange &change);
    void place(base::Point point);
    void stopPlacing();
    QString changesSoFar() const; // empty where there are none

    // What a person answers.
    void giveCode(quint64 code);
    void givePoint(base::Point point);
    void giveRest(const engine::Rest &rest);
    bool give(const engine::Answer &answer);

    Services m_services;
    library::MatchSession m_session;
    QString m_game;
    int m_matches = 0;        // begun by this page, for fresh seeds
    bool m_isHeld = false;    // the session waits until a step has been shown
    bool m_isPlaying = false; // through what lies ahead
    QImage m_photograph;      // of the real table; null: none
    std::array<QPointF, 4> m_photographCorners;
    std::vector<library::Lesson> m_lessons;      // of the game, once one was asked for
    std::optional<ShownLesson> m_lesson;         // in place of a match
    std::optional<engine::Correction> m_placing; // set by hand, once its place is known
    QStackedWidget *m_stack = nullptr;
    QSplitter *m_panes = nullptr;
    QVBoxLayout *m_middle = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    boards::TableBoard *m_board = nullptr;
    TableSidesPane *m_sides = nullptr;
    TableQuestionPane *m_question = nullptr;
    TableStoryPane *m_story = nullptr;
    TableTransport *m_transport = nullptr;
    QTimer m_keeping;  // a quiet moment after an answer
    QTimer m_nextStep; // of playing
    QList<QAction *> m_actions;
};

} // namespace pages
