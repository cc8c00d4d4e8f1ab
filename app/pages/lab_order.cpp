// What the fields of the Lab's left side come to: the playtest that is asked for, with its rosters
// read and its spares found.
#include "dialogs/choose_spares.h"
#include "goldfish/spare.h"
#include "library/judgement.h"
#include "pages/lab_house.h"
#include "pages/lab_length.h"
#include "pages/lab_rosters.h"
#include "pages/lab_seats.h"
#include "pages/lab_setup.h"
#include "settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QPushButton>

namespace pages
{

using base::text;

namespace
{

QString dateOf(qint64 secondsSinceEpoch)
{
    return QDateTime::fromSecsSinceEpoch(secondsSinceEpoch, Qt::UTC).date().toString(Qt::ISODate);
}

// One copy of each line, the best spare of each.
std::vector<dialogs::SpareChoice> choicesOf(const rosters::Roster &roster,
                                            const catalog::Catalog &catalog)
{
    std::vector<dialogs::SpareChoice> choices;
    for (std::size_t line = 0; line < roster.lines.size(); ++line) {
        choices.push_back(
            {line, roster.lines[line].name, goldfish::sparesFor(roster, line, catalog)});
    }
    return choices;
}

} // namespace

base::Result<library::Playtest> LabSetup::playtest() const
{
    const auto *const game = m_services.library.game(m_game.toStdString());
    if (game == nullptr || m_row == nullptr || m_roster->word().isEmpty()) {
        return base::problem(text("Lab", "No list is chosen."));
    }
    library::Playtest test;
    test.question = question();
    test.row = m_row;
    test.catalog = game->catalog;
    test.data = game->data.folder;
    auto subject = m_shelf.load(m_roster->word().toStdString());
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    test.subject = std::move(*subject);
    for (const auto &word : m_opponents->words()) {
        auto opponent = m_shelf.load(word.toStdString());
        if (!opponent) {
            return tl::unexpected(opponent.error());
        }
        test.opponents.push_back(std::move(*opponent));
    }
    if (test.question == Question::Comparison) {
        auto reference = m_shelf.load(m_reference->word().toStdString());
        if (!reference) {
            return tl::unexpected(reference.error());
        }
        test.reference = std::move(*reference);
        test.design.endsEarly = m_endsEarly->isChecked();
    }
    if (test.question == Question::Ablation) {
        test.exchanges = m_exchanges;
        test.hasOwnExchanges = m_hasOwnExchanges;
    }
    test.own = m_seats->own();
    test.theirs = m_seats->theirs();
    test.surface = m_surface->currentData().toString().toStdString();
    test.house = m_house->changed();
    test.seed = m_length->seed();
    test.program = "Muster " + QCoreApplication::applicationVersion().toStdString();
    test.date = dateOf(m_services.clock.secondsSinceEpoch()).toStdString();
    flag(test);
    return test;
}

// Lists that are not legal may be played; the report says so.
void LabSetup::flag(library::Playtest &test) const
{
    std::vector<const rosters::Roster *> all{&test.subject.roster};
    for (const auto &opponent : test.opponents) {
        all.push_back(&opponent.roster);
    }
    if (test.reference) {
        all.push_back(&test.reference->roster);
    }
    for (const auto *const roster : all) {
        const auto judgement = library::judge(m_services.library, *roster);
        if (!judgement || judgement->verdict.legality != construction::Legality::Legal) {
            test.flags.push_back(
                text("Lab", "“%1” is not a legal list of its format.").with(roster->name));
        }
    }
}

models::Extent LabSetup::extent() const
{
    return m_length->extent();
}

void LabSetup::findSpares()
{
    m_exchanges.clear();
    m_hasOwnExchanges = false;
    const auto *const game = m_services.library.game(m_game.toStdString());
    const auto subject = m_shelf.load(m_roster->word().toStdString());
    if (question() == Question::Ablation && game != nullptr && subject) {
        for (auto &choice : choicesOf(subject->roster, *game->catalog)) {
            if (!choice.spares.empty()) {
                m_exchanges.push_back({choice.line, std::move(choice.spares.front())});
            }
        }
    }
    m_spares->setText(tr("%n piece(s)…", nullptr, static_cast<int>(m_exchanges.size())));
    showPromise();
}

void LabSetup::askSpares()
{
    const auto *const game = m_services.library.game(m_game.toStdString());
    const auto subject = m_shelf.load(m_roster->word().toStdString());
    if (game == nullptr || !subject) {
        return;
    }
    dialogs::ChooseSpares dialog(choicesOf(subject->roster, *game->catalog), m_exchanges, this);
    if (dialog.exec() == QDialog::Accepted) {
        m_exchanges = dialog.exchanges();
        m_hasOwnExchanges = true;
        m_spares->setText(tr("%n piece(s)…", nullptr, static_cast<int>(m_exchanges.size())));
        showPromise();
    }
}

QStringList LabSetup::allReadyMade() const
{
    QStringList words;
    for (const auto &roster : m_shelf.offered()) {
        if (roster.origin == library::OfferedRoster::Origin::ReadyMade) {
            words.append(QString::fromStdString(roster.word));
        }
    }
    return words;
}

QStringList LabSetup::readyMadePair() const
{
    const QStringList words = allReadyMade();
    return words.size() < 2 ? QStringList() : words.mid(0, 2);
}

QString LabSetup::nameOf(const QString &word) const
{
    const auto *const roster = m_shelf.find(word.toStdString());
    return roster == nullptr ? QString() : QString::fromStdString(roster->name);
}

QString LabSetup::speedKey() const
{
    const auto own = goldfish::printPolicy(m_seats->own().policy);
    const auto theirs =
        m_opponents->words().isEmpty() ? "alone" : goldfish::printPolicy(m_seats->theirs().policy);
    return QStringLiteral("lab-speed-%1-%2-%3")
        .arg(m_game, QString::fromStdString(own), QString::fromStdString(theirs));
}

void LabSetup::keepSpeed(double speed)
{
    if (speed > 0) {
        m_services.settings.setText(speedKey(), QString::number(speed, 'g', 4));
        showPromise();
    }
}

} // namespace pages
