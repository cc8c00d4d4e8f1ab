#include "pages/builder_roster_pane.h"

#include "models/roster_model.h"
#include "prompter.h"
#include "widgets/count_delegate.h"
#include "widgets/piece_delegate.h"
#include "widgets/title_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

using models::RosterModel;

namespace
{

constexpr int CountWidth = 92; // minus, number, plus
constexpr int LeastNameLetters = 22;

} // namespace

BuilderRosterPane::BuilderRosterPane(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new RosterModel(services.openRoster, services.wording, this))
    , m_name(new QLineEdit(this))
    , m_formats(new QComboBox(this))
    , m_hint(new QLabel(this))
    , m_tree(new QTreeView(this))
    , m_header(new widgets::TitleHeader(m_tree))
    , m_names(new widgets::PieceDelegate(services.faces, this))
    , m_tools(new QHBoxLayout)
{
    setObjectName(QStringLiteral("builderRoster"));
    makeHead();
    m_tree->setObjectName(QStringLiteral("builderLines"));
    m_tree->setAccessibleName(tr("Lines of the list"));
    m_tree->setModel(m_model);
    m_tree->setHeader(m_header);
    m_header->setMinimumSectionSize(24);
    m_header->setStretchLastSection(false);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the columns fit, see below
    m_names->setNoteRole(RosterModel::NoteRole);
    m_tree->setItemDelegateForColumn(RosterModel::NameColumn, m_names);
    m_tree->setItemDelegateForColumn(RosterModel::CountColumn, new widgets::CountDelegate(this));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(0);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setUniformRowHeights(false);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setAcceptDrops(true);
    m_tree->viewport()->setAcceptDrops(true);
    m_tree->viewport()->installEventFilter(this);
    m_tree->installEventFilter(this);
    m_hint->setObjectName(QStringLiteral("builderHint"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_tools->setSpacing(4);
    m_tools->addWidget(m_formats);
    m_tools->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 12, 6, 12);
    layout->setSpacing(8);
    layout->addWidget(m_name);
    layout->addLayout(m_tools);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_hint);
    connect(m_model, &RosterModel::failed, this, &BuilderRosterPane::failed);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_tree->expandAll();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            m_tree->setFirstColumnSpanned(row, {}, true);
        }
        // Once the rows have their place it is known whether they need a scroll bar.
        QMetaObject::invokeMethod(this, &BuilderRosterPane::fitColumns, Qt::QueuedConnection);
    });
    connect(m_tree, &QTreeView::doubleClicked, this, &BuilderRosterPane::showOrResolveCurrent);
    auto &open = services.openRoster;
    connect(&open, &library::OpenRoster::opened, this, &BuilderRosterPane::fillFormats);
    connect(&open, &library::OpenRoster::changed, this, &BuilderRosterPane::showRoster);
}

void BuilderRosterPane::makeHead()
{
    m_name->setObjectName(QStringLiteral("rosterName"));
    m_name->setAccessibleName(tr("Name of the list"));
    m_name->setPlaceholderText(tr("Give it a name"));
    QFont font = m_name->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    m_name->setFont(font);
    m_formats->setObjectName(QStringLiteral("rosterFormat"));
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setToolTip(tr("The rules that the list is checked against"));
    m_formats->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        auto &open = m_services.openRoster;
        if (!open.isOpen() || m_name->text().toStdString() == open.roster().name) {
            return;
        }
        if (const auto done = open.setName(m_name->text().trimmed().toStdString()); !done) {
            Q_EMIT failed(done.error());
        }
    });
    connect(m_formats, &QComboBox::activated, this, &BuilderRosterPane::chooseFormat);
}

void BuilderRosterPane::editName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void BuilderRosterPane::showRoster()
{
    const auto &open = m_services.openRoster;
    const auto &roster = open.roster();
    if (!m_name->hasFocus()) {
        m_name->setText(QString::fromStdString(roster.name));
        m_name->setCursorPosition(0);
    }
    const QString format = QString::fromStdString(open.judgement().format.slug);
    if (m_formats->findData(format) < 0) {
        m_formats->insertItem(0, format, format);
    }
    m_formats->setCurrentIndex(m_formats->findData(format));
    const auto &noun = open.game().data.schema->pieceNoun;
    const QString piece = QString::fromStdString(noun.in(m_services.wording.language(), 1));
    m_hint->setText(tr("Nothing in it yet. Type a %1's name on the left and press Enter twice, "
                       "drag one here, or paste a list.")
                        .arg(piece));
    m_hint->setVisible(roster.lines.empty());
}

void BuilderRosterPane::fillFormats()
{
    m_names->setSchema(m_services.openRoster.game().data.schema);
    m_formats->clear();
    const auto &formats = m_services.openRoster.game().formats;
    for (const auto &format : formats.all()) {
        const QString slug = QString::fromStdString(format.slug);
        const QString title =
            QString::fromStdString(format.title.in(m_services.wording.language()));
        m_formats->addItem(format.isPattern ? title + QStringLiteral(" …") : title, slug);
        m_formats->setItemData(m_formats->count() - 1, format.isPattern, Qt::UserRole + 1);
    }
}

void BuilderRosterPane::chooseFormat(int index)
{
    const QString slug = m_formats->itemData(index).toString();
    if (m_formats->itemData(index, Qt::UserRole + 1).toBool()) {
        askForPattern(slug);
        showRoster();
        return;
    }
    if (const auto done = m_services.openRoster.setFormat(slug.toStdString()); !done) {
        Q_EMIT failed(done.error());
    }
}

// A format whose name carries its numbers: "5/5/5".
void BuilderRosterPane::askForPattern(const QString &pattern)
{
    const auto answer = m_services.prompter.askText(this,
                                                    tr("Your own numbers"),
                                                    tr("Numbers in the form %1:").arg(pattern),
                                                    QString());
    if (!answer) {
        return;
    }
    const std::string slug = answer->trimmed().toStdString();
    if (const auto known = m_services.openRoster.game().formats.find(slug); !known) {
        Q_EMIT failed(known.error());
    } else if (const auto done = m_services.openRoster.setFormat(slug); !done) {
        Q_EMIT failed(done.error());
    }
}

void BuilderRosterPane::addTool(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setObjectName(QStringLiteral("button-") + action->objectName());
    button->setAccessibleName(action->text());
    button->setFocusPolicy(Qt::TabFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    m_tools->addWidget(button);
}

// Numbers have what their short titles need, as long as names can be read; words about half of the
// rest where that is enough to read them, the name what is left: nothing is ever scrolled sideways.
void BuilderRosterPane::fitColumns()
{
    const int em = m_tree->fontMetrics().averageCharWidth();
    int left = m_tree->viewport()->width() - CountWidth;
    int wordy = -1;
    m_header->resizeSection(RosterModel::CountColumn, CountWidth);
    for (int column = RosterModel::FirstAttributeColumn; column < m_model->columnCount();
         ++column) {
        if (m_model->isWordy(column)) {
            wordy = column;
            continue;
        }
        const int width = m_header->shortWidth(column);
        const bool isShown = left - width >= em * LeastNameLetters;
        m_tree->setColumnHidden(column, !isShown);
        m_header->resizeSection(column, width);
        left -= isShown ? width : 0;
    }
    const int name = std::min(left, std::max(left / 2, em * 28));
    const int rest = left - name;
    if (wordy >= 0) {
        m_tree->setColumnHidden(wordy, rest < em * 12);
        m_header->resizeSection(wordy, rest);
    }
    m_header->resizeSection(RosterModel::NameColumn, rest < em * 12 ? left : name);
}

bool BuilderRosterPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        return handleKey(static_cast<QKeyEvent *>(event)->key());
    }
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove
        || event->type() == QEvent::Drop;
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    if (watched == m_tree->viewport() && isDrag) {
        return handleDrop(event);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace pages
