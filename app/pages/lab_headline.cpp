#include "pages/lab_headline.h"

#include "appearance.h"
#include "goldfish/figures.h"
#include "goldfish/statistics/normal.h"
#include "icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

using base::text;

namespace
{

constexpr qreal ScaleOfNumber = 2.2;
constexpr int SideOfSign = 16; // pixels
constexpr int Places = 1;
constexpr std::size_t MostFigures = 2;

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

LabHeadline::LabHeadline(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_row(new QHBoxLayout)
    , m_sentences(wrappedLabel(this))
    , m_warning(new QLabel(this))
    , m_cautions(wrappedLabel(this))
{
    m_sentences->setObjectName(QStringLiteral("labSentences"));
    m_sentences->setAccessibleName(tr("What it comes to"));
    m_cautions->setObjectName(QStringLiteral("labCautions"));
    m_cautions->setAccessibleName(tr("What to beware of"));
    m_row->setSpacing(24);
    for (std::size_t figure = 0; figure < MostFigures; ++figure) {
        m_figures.push_back(makeFigure(QStringLiteral("labFigure%1").arg(figure)));
    }
    m_row->addWidget(m_sentences, 1);
    auto *cautions = new QHBoxLayout;
    cautions->setSpacing(6);
    cautions->addWidget(m_warning, 0, Qt::AlignTop);
    cautions->addWidget(m_cautions, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_row);
    column->addLayout(cautions);
    applyColours();
}

LabHeadline::Figure LabHeadline::makeFigure(const QString &name)
{
    Figure figure;
    figure.box = new QWidget(this);
    figure.number = new QLabel(figure.box);
    figure.number->setObjectName(name);
    QFont font = figure.number->font();
    font.setPointSizeF(font.pointSizeF() * ScaleOfNumber);
    figure.number->setFont(font);
    figure.what = new QLabel(figure.box);
    figure.interval = quietLabel(figure.box);
    auto *column = new QVBoxLayout(figure.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(figure.number);
    column->addWidget(figure.what);
    column->addWidget(figure.interval);
    column->addStretch();
    m_row->addWidget(figure.box);
    return figure;
}

void LabHeadline::showFigure(const Figure &figure, const Words &words)
{
    figure.number->setText(wording::render(words.number, m_wording));
    figure.what->setText(words.what);
    figure.interval->setText(wording::render(words.interval, m_wording));
    figure.number->setAccessibleName(figure.number->text() + QLatin1Char(' ') + words.what
                                     + QStringLiteral(", ") + figure.interval->text());
}

std::vector<LabHeadline::Words> LabHeadline::figuresOf(const library::LabResult &result) const
{
    const auto &report = result.report;
    if (report.matches == 0) {
        return {};
    }
    if (result.comparison) {
        const auto &comparison = *result.comparison;
        return {{goldfish::signedDecimal(comparison.margin(), Places),
                 tr("points a game better"),
                 goldfish::decimals(comparison.marginInterval(), Places)},
                {goldfish::signedDecimal(100 * comparison.rate(), Places),
                 tr("percentage points of wins"),
                 goldfish::decimals(
                     {100 * comparison.rateInterval().low, 100 * comparison.rateInterval().high},
                     Places)}};
    }
    const auto moments = report.score.moments();
    std::vector<Words> words{{goldfish::decimal(moments.mean(), Places),
                              tr("points a game"),
                              goldfish::decimals(moments.interval(goldfish::Tail95), Places)}};
    if (!report.against.empty()) {
        words.push_back({goldfish::percent(report.all().rate()),
                         tr("of its games won"),
                         goldfish::percents(report.all().wilson())});
    }
    return words;
}

QString LabHeadline::lines(const std::vector<base::Text> &sentences) const
{
    QStringList lines;
    for (const auto &sentence : sentences) {
        lines.append(wording::render(sentence, m_wording));
    }
    return lines.join(QLatin1Char('\n'));
}

void LabHeadline::show(const library::LabResult &result)
{
    const auto words = figuresOf(result);
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        m_figures[figure].box->setVisible(figure < words.size());
        if (figure < words.size()) {
            showFigure(m_figures[figure], words[figure]);
        }
    }
    auto sentences = result.document.summary;
    // What a comparison or an ablation adds is what was asked for.
    const auto usual = static_cast<std::ptrdiff_t>(goldfish::summaryOf(result.report).size());
    std::rotate(sentences.begin(), sentences.begin() + usual, sentences.end());
    m_sentences->setText(lines(sentences));
    const auto &cautions = result.document.cautions;
    m_cautions->setText(lines(cautions));
    m_cautions->setVisible(!cautions.empty());
    m_warning->setVisible(!cautions.empty());
}

void LabHeadline::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyColours();
    }
}

void LabHeadline::applyColours()
{
    m_warning->setPixmap(icons::icon(QStringLiteral("warning"), signalcolours::doubtful())
                             .pixmap(QSize(SideOfSign, SideOfSign), devicePixelRatioF()));
}

} // namespace pages
