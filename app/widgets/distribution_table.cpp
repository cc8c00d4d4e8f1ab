#include "widgets/distribution_table.h"

#include "appearance.h"

#include <QHeaderView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace widgets
{

namespace
{

constexpr int ShareRole = Qt::UserRole + 1; // 0 to 1 of the longest bar
constexpr int QueryRole = Qt::UserRole + 2;
enum Column { LabelColumn, BarColumn, NumberColumn };

class BarDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const QVariant share = index.data(ShareRole);
        if (!share.isValid()) {
            return; // the row of a title
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRectF bar = QRectF(option.rect).adjusted(4, 0, -4, 0);
        const qreal height = std::min<qreal>(10, bar.height() - 4);
        bar = QRectF(bar.left(), bar.center().y() - height / 2, bar.width(), height);
        painter->setPen(Qt::NoPen);
        painter->setBrush(signalcolours::hairline());
        painter->drawRoundedRect(bar, 3, 3);
        bar.setWidth(bar.width() * share.toDouble());
        if (bar.width() > 0) {
            painter->setBrush(option.palette.color(QPalette::Highlight));
            painter->drawRoundedRect(bar, 3, 3);
        }
        painter->restore();
    }
};

QStandardItem *cell(const QString &words)
{
    auto *item = new QStandardItem(words);
    item->setEditable(false);
    return item;
}

} // namespace

DistributionTable::DistributionTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("distributions"));
    setAccessibleName(tr("How the roster spreads"));
    setModel(m_model);
    setItemDelegateForColumn(BarColumn, new BarDelegate(this));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->hide();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        const QString query = index.siblingAtColumn(LabelColumn).data(QueryRole).toString();
        if (!query.isEmpty()) {
            Q_EMIT queryRequested(query);
        }
    });
}

void DistributionTable::show(const std::vector<library::Distribution> &distributions,
                             const std::string &language)
{
    m_model->clear();
    m_model->setColumnCount(3);
    clearSpans();
    for (const auto &distribution : distributions) {
        auto *title = cell(QString::fromStdString(distribution.title.in(language)));
        QFont bold = font();
        bold.setBold(true);
        title->setFont(bold);
        title->setSelectable(false);
        m_model->appendRow({title, cell({}), cell({})});
        setSpan(m_model->rowCount() - 1, LabelColumn, 1, 3);
        std::int64_t most = 1;
        for (const auto &row : distribution.rows) {
            most = std::max(most, row.copies);
        }
        for (const auto &row : distribution.rows) {
            const QString label = QString::fromStdString(row.label.in(language));
            auto *name = cell(label);
            name->setData(QString::fromStdString(row.query), QueryRole);
            name->setToolTip(label);
            name->setData(tr("%1: %2").arg(label).arg(row.copies), Qt::AccessibleTextRole);
            auto *bar = cell({});
            bar->setData(static_cast<double>(row.copies) / static_cast<double>(most), ShareRole);
            auto *number = cell(QString::number(row.copies));
            number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_model->appendRow({name, bar, number});
        }
    }
    const int line = fontMetrics().height() + 4;
    verticalHeader()->setDefaultSectionSize(line);
    verticalHeader()->setMinimumSectionSize(line);
    horizontalHeader()->setSectionResizeMode(LabelColumn, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(BarColumn, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(NumberColumn, QHeaderView::ResizeToContents);
    setFixedHeight(line * m_model->rowCount() + 4);
}

QSize DistributionTable::sizeHint() const
{
    return {240, (fontMetrics().height() + 4) * m_model->rowCount() + 4};
}

} // namespace widgets
