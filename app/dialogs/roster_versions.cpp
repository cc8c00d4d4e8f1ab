#include "dialogs/roster_versions.h"

#include "dialogs/compare_rosters.h"
#include "icons.h"
#include "notices.h"
#include "prompter.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dialogs
{

RosterVersions::RosterVersions(Services services, std::string rosterId, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_rosterId(std::move(rosterId))
    , m_store(services.rosters)
    , m_list(new QListWidget(this))
    , m_content(new QPlainTextEdit(this))
    , m_compare(
          new QPushButton(icons::icon(QStringLiteral("compare")), tr("Compare with now"), this))
    , m_revert(
          new QPushButton(icons::icon(QStringLiteral("history")), tr("Bring this one back"), this))
    , m_empty(
          new QLabel(tr("There are no versions yet. One is kept when the list is closed, before "
                        "something is imported or brought back, and whenever it is named."),
                     this))
{
    setObjectName(QStringLiteral("rosterVersions"));
    setWindowTitle(tr("Versions"));
    resize(760, 480);
    m_list->setObjectName(QStringLiteral("versionList"));
    m_list->setAccessibleName(tr("Versions"));
    m_content->setObjectName(QStringLiteral("versionContent"));
    m_content->setAccessibleName(tr("What the version holds"));
    m_content->setReadOnly(true);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_compare->setObjectName(QStringLiteral("compareVersion"));
    m_revert->setObjectName(QStringLiteral("revertVersion"));
    auto *name =
        new QPushButton(icons::icon(QStringLiteral("tag")), tr("Name today's version…"), this);
    name->setObjectName(QStringLiteral("nameVersion"));
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_list, 2);
    columns->addWidget(m_content, 3);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(name, QDialogButtonBox::ActionRole);
    buttons->addButton(m_compare, QDialogButtonBox::ActionRole);
    buttons->addButton(m_revert, QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_empty);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &RosterVersions::showVersion);
    connect(m_compare, &QPushButton::clicked, this, &RosterVersions::compareVersion);
    connect(m_revert, &QPushButton::clicked, this, &RosterVersions::revertToVersion);
    connect(name, &QPushButton::clicked, this, &RosterVersions::nameToday);
    reload();
}

void RosterVersions::reload()
{
    auto versions = m_store.list(m_rosterId);
    if (!versions) {
        fail(versions.error());
        return;
    }
    m_versions = std::move(*versions);
    m_list->clear();
    for (const auto &version : m_versions) {
        const QString when =
            m_services.wording.locale().toString(QDateTime::fromMSecsSinceEpoch(version.created),
                                                 QLocale::ShortFormat);
        const QString why = version.name.empty()
            ? wording::render(storage::describe(version.reason), m_services.wording)
            : QString::fromStdString(version.name);
        m_list->addItem(QStringLiteral("%1 · %2").arg(when, why));
    }
    m_empty->setVisible(m_versions.empty());
    m_list->setCurrentRow(m_versions.empty() ? -1 : 0);
    showVersion();
}

void RosterVersions::showVersion()
{
    const int row = m_list->currentRow();
    m_compare->setEnabled(row >= 0);
    m_revert->setEnabled(row >= 0);
    m_content->clear();
    if (row < 0) {
        return;
    }
    const auto roster = m_store.load(m_rosterId, m_versions[static_cast<std::size_t>(row)].id);
    if (!roster) {
        fail(roster.error());
        return;
    }
    const auto catalogs = m_services.library.catalogs();
    const auto written = rosters::codec("muster-text")->write({*roster}, {catalogs, {}});
    m_content->setPlainText(QString::fromStdString(written.bytes));
}

void RosterVersions::compareVersion()
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    auto then = m_store.load(m_rosterId, m_versions[row].id);
    auto now = m_services.rosters.load(m_rosterId);
    if (!then || !now) {
        fail(then ? now.error() : then.error());
        return;
    }
    then->name = tr("then").toStdString();
    now->name = tr("now").toStdString();
    CompareRosters dialog(m_services, {std::move(*then), std::move(*now)}, this);
    dialog.exec();
}

void RosterVersions::revertToVersion()
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    if (auto done = m_store.revert(m_rosterId, m_versions[row].id); !done) {
        fail(done.error());
        return;
    }
    m_hasReverted = true;
    m_services.notices.inform(tr("The version is back. Undo brings today's list again."));
    reload();
}

void RosterVersions::nameToday()
{
    const auto name =
        m_services.prompter.askText(this, tr("Name today's version"), tr("Name:"), QString());
    if (!name || name->trimmed().isEmpty()) {
        return;
    }
    if (auto done =
            m_store.keep(m_rosterId, storage::VersionReason::Named, name->trimmed().toStdString());
        !done) {
        fail(done.error());
    }
    reload();
}

void RosterVersions::fail(const base::Problem &problem)
{
    m_services.notices.fail(QString::fromStdString(base::render(problem, m_services.wording)));
}

} // namespace dialogs
