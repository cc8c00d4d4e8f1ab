// How much is played and from which seed: so many games or so many minutes, and before anything is
// played the sentence what difference that can show.
#pragma once

#include "library/playtest.h"
#include "models/lab_run.h"
#include "wording/qt_wording.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QStackedWidget;

namespace pages
{

// What the promise depends on beside the length.
struct LabOutlook {
    library::Playtest::Question question = library::Playtest::Question::Score;
    std::size_t opponents = 0;
    std::size_t exchanges = 0; // of an ablation
    double speed = 0;          // games a second, as they went before; 0: not known
};

class LabLength : public QWidget
{
    Q_OBJECT

public:
    // The wording must outlive it.
    explicit LabLength(const wording::QtWording &wording, QWidget *parent = nullptr);

    models::Extent extent() const;
    std::uint64_t seed() const;
    void setGames(int games);
    void setSeed(int seed);
    // Says what the games can show.
    QString promise(const LabOutlook &outlook) const;

Q_SIGNALS:
    void changed();

private:
    bool isByTime() const;
    QString promiseOfGames(std::uint64_t games, const LabOutlook &outlook) const;

    const wording::QtWording &m_wording;
    QStackedWidget *m_amounts = nullptr;
    QSpinBox *m_games = nullptr;
    QDoubleSpinBox *m_minutes = nullptr;
    QComboBox *m_unit = nullptr;
    QSpinBox *m_seed = nullptr;
};

} // namespace pages
