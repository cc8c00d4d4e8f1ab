#include "pages/table_transport.h"

#include "icons.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace pages
{

TableTransport::TableTransport(const QList<QAction *> &steps, QWidget *parent)
    : QWidget(parent)
    , m_moment(new QLabel(this))
    , m_speed(new QComboBox(this))
    , m_bookmarks(new QToolButton(this))
    , m_bookmarkMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("tableTransport"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 8);
    row->setSpacing(4);
    row->addStretch();
    for (auto *step : steps) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(step);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setIconSize({20, 20});
        button->setAccessibleName(step->text());
        row->addWidget(button);
    }
    m_bookmarks->setObjectName(QStringLiteral("tableBookmarks"));
    m_bookmarks->setIcon(icons::icon(QStringLiteral("bookmark")));
    m_bookmarks->setIconSize({20, 20});
    m_bookmarks->setAutoRaise(true);
    m_bookmarks->setFocusPolicy(Qt::StrongFocus);
    m_bookmarks->setPopupMode(QToolButton::InstantPopup);
    m_bookmarks->setMenu(m_bookmarkMenu);
    m_bookmarks->setAccessibleName(tr("Bookmarks"));
    m_bookmarks->setToolTip(m_bookmarks->accessibleName());
    row->addWidget(m_bookmarks);
    row->addSpacing(12);
    for (const double factor : Speeds) {
        m_speed->addItem(factor > 0 ? tr("Speed × %1").arg(QLocale().toString(factor))
                                    : tr("At once"),
                         factor);
    }
    m_speed->setObjectName(QStringLiteral("tableSpeed"));
    m_speed->setAccessibleName(tr("How fast throws are shown"));
    m_speed->setToolTip(m_speed->accessibleName());
    row->addWidget(m_speed);
    row->addSpacing(12);
    m_moment->setObjectName(QStringLiteral("tableMoment"));
    m_moment->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_moment);
    row->addStretch();
    connect(m_speed, &QComboBox::activated, this, [this] { Q_EMIT speedChanged(speed()); });
}

void TableTransport::show(const library::MatchLine *line)
{
    m_moment->setText(line == nullptr ? QString()
                                      : tr("%1 of %2")
                                            .arg(QLocale().toString(line->at()),
                                                 QLocale().toString(line->length())));
    m_moment->setToolTip(tr("Answers given up to this moment, of all"));
    fillBookmarks(line);
}

double TableTransport::speed() const
{
    return m_speed->currentData().toDouble();
}

void TableTransport::setSpeed(double factor)
{
    const auto *const found = std::find(std::begin(Speeds), std::end(Speeds), factor);
    m_speed->setCurrentIndex(static_cast<int>(
        (found == std::end(Speeds) ? std::find(std::begin(Speeds), std::end(Speeds), 1.0) : found)
        - std::begin(Speeds)));
}

void TableTransport::fillBookmarks(const library::MatchLine *line)
{
    m_bookmarkMenu->clear();
    auto *set = m_bookmarkMenu->addAction(tr("Bookmark This Moment…"));
    set->setEnabled(line != nullptr);
    connect(set, &QAction::triggered, this, &TableTransport::bookmarkRequested);
    if (line == nullptr || line->bookmarks().empty()) {
        return;
    }
    m_bookmarkMenu->addSeparator();
    for (const auto &bookmark : line->bookmarks()) {
        auto *go = m_bookmarkMenu->addAction(
            tr("%1 · after answer %2")
                .arg(QString::fromStdString(bookmark.words), QLocale().toString(bookmark.answers)));
        connect(go, &QAction::triggered, this, [this, answers = bookmark.answers] {
            Q_EMIT momentRequested(answers);
        });
    }
}

} // namespace pages
