#include "boards/clout_hand_fit.h"

#include <QPromise>

namespace boards
{

using games::clout::LandingTable;

CloutHandFit::CloutHandFit(std::filesystem::path data, QObject *parent)
    : QObject(parent)
    , m_data(std::move(data))
{
    m_worker.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &CloutHandFit::finish);
    if (const auto read = readTables(); !read) {
        m_problem = read.error();
    }
}

CloutHandFit::~CloutHandFit()
{
    m_worker.waitForDone();
}

base::Outcome CloutHandFit::readTables()
{
    auto throwing = games::clout::ThrowingData::read(m_data / "throwing.json");
    if (!throwing) {
        return tl::unexpected(throwing.error());
    }
    m_throwing = std::move(*throwing);
    for (const auto &shipped : m_throwing->surfaces()) {
        auto table =
            games::clout::readLandingTable(m_data / "landings" / (shipped.surface.slug + ".tsv"));
        if (!table) {
            return tl::unexpected(table.error());
        }
        m_tables.push_back(std::make_shared<const LandingTable>(std::move(*table)));
    }
    return {};
}

void CloutHandFit::fit(std::vector<games::clout::RealThrow> throws)
{
    m_throws = std::move(throws);
    m_fitted.reset();
    m_isStale = m_isBusy;
    if (!m_isBusy) {
        start();
    }
    Q_EMIT changed();
}

void CloutHandFit::start()
{
    m_isStale = false;
    if (m_tables.empty() || m_throws.size() < games::clout::FewestRealThrows) {
        return;
    }
    m_isBusy = true;
    const auto promise = std::make_shared<QPromise<std::shared_ptr<const Result>>>();
    m_watcher.setFuture(promise->future());
    m_worker.start([promise, throws = m_throws, tables = m_tables] {
        promise->start();
        promise->addResult(std::make_shared<const Result>(games::clout::fitHand(throws, tables)));
        promise->finish();
    });
}

void CloutHandFit::finish()
{
    m_isBusy = false;
    if (m_isStale) {
        start();
    } else {
        take(*m_watcher.result());
    }
    Q_EMIT changed();
}

void CloutHandFit::take(const Result &result)
{
    if (result) {
        m_fitted = *result;
        m_problem.reset();
    } else {
        m_problem = result.error();
    }
}

QString CloutHandFit::surfaceTitle(const std::string &slug, const std::string &language) const
{
    if (m_throwing) {
        for (const auto &shipped : m_throwing->surfaces()) {
            if (shipped.surface.slug == slug) {
                return QString::fromStdString(shipped.title.in(language));
            }
        }
    }
    return QString::fromStdString(slug);
}

} // namespace boards
