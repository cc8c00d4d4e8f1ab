// Fits a hand in a worker, the last throws that were given it; what was given before and is not
// done yet is forgotten. A fit takes some tenths of a second, too long for every number that is
// typed.
#pragma once

#include "games/clout/fitting.h"
#include "games/clout/throwing.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <filesystem>
#include <optional>

namespace boards
{

class CloutHandFit : public QObject
{
    Q_OBJECT

public:
    // The game's folder of shipped data: its surfaces and their landings.
    explicit CloutHandFit(std::filesystem::path data, QObject *parent = nullptr);
    CloutHandFit(const CloutHandFit &) = delete;
    CloutHandFit &operator=(const CloutHandFit &) = delete;
    CloutHandFit(CloutHandFit &&) = delete;
    CloutHandFit &operator=(CloutHandFit &&) = delete;
    ~CloutHandFit() override;

    // Nothing where they are too few.
    void fit(std::vector<games::clout::RealThrow> throws);
    bool isBusy() const { return m_isBusy; }
    const std::optional<games::clout::FittedHand> &fitted() const { return m_fitted; }
    const std::optional<base::Problem> &problem() const { return m_problem; }
    // As the data names it.
    QString surfaceTitle(const std::string &slug, const std::string &language) const;

Q_SIGNALS:
    void changed();

private:
    using Tables = std::vector<std::shared_ptr<const games::clout::LandingTable>>;
    using Result = base::Result<games::clout::FittedHand>;

    base::Outcome readTables();
    void start();
    void finish();
    void take(const Result &result);

    std::filesystem::path m_data;
    std::optional<games::clout::ThrowingData> m_throwing;
    Tables m_tables;
    std::vector<games::clout::RealThrow> m_throws; // to be fitted next
    bool m_isBusy = false;
    bool m_isStale = false; // other throws were given meanwhile
    std::optional<games::clout::FittedHand> m_fitted;
    std::optional<base::Problem> m_problem;
    QThreadPool m_worker;
    QFutureWatcher<std::shared_ptr<const Result>> m_watcher;
};

} // namespace boards
