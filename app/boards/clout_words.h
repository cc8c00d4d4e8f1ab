// What a chip on the table shows, in words: for screen readers, tooltips and the table beside the
// board. Nothing that a face or a rim tells by shape or colour is left out.
#pragma once

#include "boards/clout_faces.h"
#include "boards/clout_shown_table.h"
#include "boards/clout_viewpoint.h"
#include "wording/qt_wording.h"

#include <QString>
#include <QStringList>

namespace boards
{

class CloutWords
{
public:
    // All must outlive the words. A seat without a name is "player 1".
    CloutWords(const ShownTable &table,
               const CloutFaces &faces,
               const wording::QtWording &wording,
               const QStringList &seatNames);

    const Viewpoint &viewpoint() const { return m_viewpoint; }
    const QLocale &locale() const { return m_wording.locale(); }

    QString name(games::clout::ChipId chip) const; // "Treant Watcher 2" where several lie there
    QString player(games::clout::SeatId seat) const;
    QString owner(games::clout::ChipId chip) const; // "yours", "player 2"
    QString faction(games::clout::ChipId chip) const;
    QString type(games::clout::ChipId chip) const;
    QString figures(games::clout::ChipId chip) const;   // "2 points, range 1, defense 2"
    QString abilities(games::clout::ChipId chip) const; // "Strike 1; Ambush 2"
    QString ability(games::clout::Ability ability) const;
    QString place(games::clout::ChipId chip) const;
    QString place(base::Point point) const;
    QString length(std::int64_t micrometres) const;
    QString state(games::clout::ChipId chip) const; // "trapped by Bog Witch, just moved"
    int points(games::clout::ChipId chip) const;    // as the table stands
    QString parts(games::clout::ChipId chip) const; // "2 printed + 1 base"
    // All of it, the most telling first.
    QString everything(games::clout::ChipId chip) const;

private:
    const games::clout::Kind &kind(games::clout::ChipId chip) const;
    const catalog::Vocabulary *vocabulary() const; // of abilities; null without a catalogue
    QString choiceLabel(games::clout::ChipId chip, const char *attribute) const;
    QString linkedBy(const games::clout::LinkList &links, games::clout::ChipId chip) const;

    const ShownTable &m_table;
    const CloutFaces &m_faces;
    const wording::QtWording &m_wording;
    const QStringList &m_seatNames;
    Viewpoint m_viewpoint;
};

} // namespace boards
