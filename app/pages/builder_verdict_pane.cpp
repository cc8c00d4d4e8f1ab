#include "pages/builder_verdict_pane.h"

#include "library/distribution.h"
#include "navigation.h"
#include "widgets/distribution_table.h"
#include "widgets/legality_panel.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace pages
{

namespace
{

// Notes are stored when the typing pauses, not at each letter.
constexpr int NotesPauseMilliseconds = 700;

} // namespace

BuilderVerdictPane::BuilderVerdictPane(Services services, QWidget *parent)
    : QScrollArea(parent)
    , m_services(services)
    , m_legality(new widgets::LegalityPanel(services.wording, this))
    , m_curves(new widgets::DistributionTable(this))
    , m_notes(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("builderVerdict"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(240);
    auto *inside = new QWidget(this);
    auto *layout = new QVBoxLayout(inside);
    layout->setContentsMargins(6, 12, 12, 12);
    layout->setSpacing(16);
    layout->addWidget(m_legality);
    layout->addWidget(m_curves);
    auto *label = new QLabel(tr("&Notes"), inside);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(m_notes);
    m_notes->setObjectName(QStringLiteral("rosterNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setPlaceholderText(tr("How it plays, what to try next …"));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(m_notes->fontMetrics().height() * 5);
    auto *notes = new QVBoxLayout;
    notes->setSpacing(4);
    notes->addWidget(label);
    notes->addWidget(m_notes);
    layout->addLayout(notes);
    layout->addStretch();
    setWidget(inside);
    auto *pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(NotesPauseMilliseconds);
    connect(m_notes, &QPlainTextEdit::textChanged, pause, qOverload<>(&QTimer::start));
    connect(pause, &QTimer::timeout, this, &BuilderVerdictPane::storeNotes);
    connect(m_legality,
            &widgets::LegalityPanel::linesRequested,
            this,
            &BuilderVerdictPane::linesRequested);
    connect(m_legality, &widgets::LegalityPanel::fixRequested, this, &BuilderVerdictPane::applyFix);
    connect(m_legality, &widgets::LegalityPanel::ruleRequested, this, [this](const QString &slug) {
        Q_EMIT m_services.navigation.ruleRequested(
            QString::fromStdString(m_services.openRoster.roster().game),
            QStringLiteral("construction"),
            slug);
    });
    connect(m_curves,
            &widgets::DistributionTable::queryRequested,
            this,
            &BuilderVerdictPane::queryRequested);
    connect(&services.openRoster,
            &library::OpenRoster::changed,
            this,
            &BuilderVerdictPane::showRoster);
}

void BuilderVerdictPane::showRoster()
{
    const auto &open = m_services.openRoster;
    const auto &judgement = open.judgement();
    const auto &schema = *open.game().data.schema;
    m_legality->show(judgement.verdict,
                     judgement.format,
                     schema,
                     QString::fromStdString(judgement.fingerprint));
    m_curves->show(library::distributions(judgement.resolved, schema),
                   m_services.wording.language());
    const QString notes = QString::fromStdString(open.roster().notes);
    if (!m_notes->hasFocus() && m_notes->toPlainText() != notes) {
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(notes);
    }
}

void BuilderVerdictPane::applyFix(std::size_t violation)
{
    auto &open = m_services.openRoster;
    const auto &violations = open.judgement().verdict.violations;
    if (violation >= violations.size() || !violations[violation].fix) {
        return;
    }
    // A copy: the verdict it stands in is made anew while it is applied.
    const construction::Fix fix = *violations[violation].fix;
    if (const auto done = open.apply(fix); !done) {
        Q_EMIT failed(done.error());
    }
}

void BuilderVerdictPane::storeNotes()
{
    auto &open = m_services.openRoster;
    const std::string notes = m_notes->toPlainText().toStdString();
    if (!open.isOpen() || open.roster().notes == notes) {
        return;
    }
    if (const auto done = open.setNotes(notes); !done) {
        Q_EMIT failed(done.error());
    }
}

} // namespace pages
