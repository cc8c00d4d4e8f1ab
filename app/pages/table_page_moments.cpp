// What the table shows at a moment, what it shows of a step, and what it asks.
#include "boards/boards.h"
#include "library/data_folder.h"
#include "notices.h"
#include "pages/table_page.h"
#include "pages/table_question_pane.h"
#include "pages/table_sides_pane.h"
#include "pages/table_story_pane.h"
#include "pages/table_transport.h"
#include "prompter.h"
#include "widgets/empty_state.h"

#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

using Waiting = library::MatchSession::Waiting;

QString TablePage::sentence(const base::Text &text) const
{
    return wording::render(text, m_services.wording);
}

// What is played there; its number too where two play the same.
QString TablePage::seatName(engine::Seat seat) const
{
    const auto place = engine::placeOf(seat);
    const auto &sitters = m_session.sitters();
    const auto &name = sitters[place].name;
    const auto alike = std::count_if(sitters.begin(), sitters.end(), [&name](const auto &each) {
        return each.name == name;
    });
    QString number = tr("Player %1").arg(place + 1);
    if (name.empty()) {
        return number;
    }
    const QString words = QString::fromStdString(name);
    return alike > 1 ? QStringLiteral("%1 · %2").arg(words, number) : words;
}

// "Player 2, Greedy"
QString TablePage::playerName(std::size_t seat) const
{
    const auto &sitters = m_session.sitters();
    const auto &sitter = sitters[seat];
    QString who = tr("a person");
    for (const auto &policy : m_services.company.policies(m_session.line().row())) {
        if (policy.slug == sitter.policy) {
            who = sentence(policy.title);
        }
    }
    return tr("Player %1, %2").arg(QString::number(seat + 1), who);
}

// The side of the first person, who does not see the table turn when another's turn comes.
engine::Seat TablePage::side() const
{
    const auto &sitters = m_session.sitters();
    const auto person = std::find_if(sitters.begin(), sitters.end(), [](const auto &each) {
        return each.isPerson();
    });
    return person == sitters.end()
        ? engine::Seat{0}
        : engine::Seat{static_cast<std::uint8_t>(person - sitters.begin())};
}

// Whose hidden pieces are seen: those of the person who is asked, or of the only one there is. Who
// only watches programs sees everything.
std::optional<engine::Seat> TablePage::viewer() const
{
    const auto &sitters = m_session.sitters();
    const auto people = std::count_if(sitters.begin(), sitters.end(), [](const auto &each) {
        return each.isPerson();
    });
    if (people == 0) {
        return std::nullopt;
    }
    const auto pending = m_session.line().state().pending();
    const bool isPersons = pending && pending->seat != engine::Nature
        && sitters[engine::placeOf(pending->seat)].isPerson();
    return people > 1 && isPersons ? pending->seat : side();
}

void TablePage::showMatch()
{
    const auto &line = m_session.line();
    const auto *game = m_services.library.game(line.row().slug);
    delete m_board;
    m_board = boards::makeBoard(game->slug(),
                                {&m_services.faces,
                                 game->catalog,
                                 &game->data.texts,
                                 &m_services.wording,
                                 library::dataFolder() / game->slug()},
                                this);
    m_board->setObjectName(QStringLiteral("tableBoard"));
    QStringList names;
    for (std::size_t seat = 0; seat < m_session.sitters().size(); ++seat) {
        names.append(seatName(engine::Seat{static_cast<std::uint8_t>(seat)}));
    }
    m_board->setSeatNames(names);
    m_middle->removeItem(m_middle->itemAt(0));
    m_middle->insertWidget(0, m_board, 1);
    m_sides->setGame(*game);
    m_question->setGame(*game);
    m_story->setPieces(m_board->pieces());
    connectBoard();
    m_board->setPhotograph(m_photograph, m_photographCorners);
    m_isHeld = false;
    m_placing.reset();
    m_stack->setCurrentIndex(0);
    showMoment();
    if (line.difference()) {
        m_services.notices.show(
            {Notices::Kind::Warning,
             tr("This log agrees with the rules of today for %1 of its answers. Then: %2")
                 .arg(QString::number(line.difference()->answers),
                      sentence(line.difference()->what)),
             {},
             {}});
    }
}

boards::TableBoard::Moment TablePage::momentNow() const
{
    const auto &line = m_session.line();
    boards::TableBoard::Moment moment;
    moment.state = line.state().clone();
    moment.viewer = viewer();
    moment.side = side();
    // What a lesson shows was answered beforehand.
    moment.isAsking = !m_lesson && m_session.waiting() == Waiting::Person;
    moment.placing = m_placing;
    moment.isRestEntered = moment.isAsking && m_session.isThrownByHand();
    for (const auto &event : eventsOf(line.at())) {
        if (event.token != engine::NoToken) {
            moment.lastMoved.push_back(event.token);
        }
    }
    return moment;
}

void TablePage::showMoment()
{
    if (!m_session.isOpen()) {
        return;
    }
    const auto &line = m_session.line();
    m_board->setMoment(momentNow());
    QStringList players;
    for (std::size_t seat = 0; seat < m_session.sitters().size(); ++seat) {
        players.append(playerName(seat));
    }
    m_sides->show(m_board->sides(), players);
    m_story->show(&line);
    m_transport->show(&line);
    showQuestion();
}

void TablePage::showEmpty()
{
    m_nextStep.stop();
    m_isHeld = false;
    m_isPlaying = false;
    m_placing.reset();
    if (!m_session.isOpen()) {
        delete m_board;
        m_board = nullptr;
        if (m_middle->count() == 1) {
            m_middle->insertStretch(0, 1);
        }
        m_story->show(nullptr);
        m_story->setPieces(nullptr);
        m_transport->show(nullptr);
    }
    const auto *const row = games::row(m_game.toStdString());
    m_stack->setCurrentWidget(m_empty);
    if (row == nullptr || row->game == nullptr) {
        m_empty->setWords(tr("This game cannot be played here yet"),
                          tr("Its rules of play are not part of the program yet. Lists are built, "
                             "checked and printed all the same."));
        enableActions();
        return;
    }
    m_empty->setWords(tr("The table is free"),
                      tr("Play at once with two ready-made lists, or choose lists, players, the "
                         "table and the house rules yourself."));
    for (const auto &name : {QStringLiteral("table-play-now"),
                             QStringLiteral("table-new"),
                             QStringLiteral("table-show-me"),
                             QStringLiteral("table-open"),
                             QStringLiteral("table-resume")}) {
        auto *step = action(name);
        if (name != QStringLiteral("table-resume") || QFileInfo::exists(keptFile())) {
            m_empty->addStep(QStringLiteral("empty-") + name, step->text(), [step] {
                step->trigger();
            });
        }
    }
    enableActions();
}

} // namespace pages
