// Where a person finds out how exactly they throw: real chips at a real mark, and where each came
// to rest. A game whose matches are thrown has one; dialogs show it and know nothing of the game.
#pragma once

#include "base/result.h"
#include "wording/qt_wording.h"

#include <QWidget>

#include <filesystem>
#include <optional>
#include <string>

namespace boards
{

struct MeasuredHand {
    std::string figures; // as a table of the game takes a hand
    std::string surface; // slug of the likeliest
    std::string throws;  // what it was measured from, for resume()
};

class HandTrial : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Nothing while there are too few throws, or they are still being looked at.
    virtual std::optional<MeasuredHand> measured() const = 0;
    virtual bool isEmpty() const = 0;
    // Goes on with throws that were kept.
    virtual base::Outcome resume(const std::string &throws) = 0;

Q_SIGNALS:
    void changed();
};

// `data` is the game's folder of shipped data. Null where nothing is thrown.
HandTrial *makeHandTrial(const std::string &game,
                         const std::filesystem::path &data,
                         const wording::QtWording &wording,
                         QWidget *parent);

} // namespace boards
