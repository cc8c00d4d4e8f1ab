#include "pages/rosters_welcome.h"

#include "files/file.h"
#include "icons.h"
#include "navigation.h"
#include "rosters/codec.h"

#include <QCommandLinkButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayoutItem>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pages
{

namespace
{

QCommandLinkButton *choice(QWidget *parent, const QString &name, const QString &icon)
{
    auto *button = new QCommandLinkButton(parent);
    button->setObjectName(name);
    button->setIcon(icons::icon(icon));
    button->setIconSize(QSize(24, 24));
    return button;
}

} // namespace

RostersWelcome::RostersWelcome(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_readyMade(new QVBoxLayout)
{
    setObjectName(QStringLiteral("rostersWelcome"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    m_title->setFont(font);
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    auto *fresh = choice(this, QStringLiteral("welcomeNew"), QStringLiteral("add"));
    fresh->setText(tr("Build a new list"));
    fresh->setDescription(tr("Add pieces and see at every step whether it is legal."));
    auto *own = choice(this, QStringLiteral("welcomePieces"), QStringLiteral("edit"));
    own->setText(tr("Enter my own pieces"));
    own->setDescription(tr("Type in what you own; empty fields may stay empty."));
    auto *import = choice(this, QStringLiteral("welcomeImport"), QStringLiteral("import"));
    import->setText(tr("Import"));
    import->setDescription(tr("Lists as text, JSON, CSV or zip, and tables of pieces."));
    connect(fresh, &QPushButton::clicked, this, &RostersWelcome::newRequested);
    connect(own, &QPushButton::clicked, this, [this] {
        Q_EMIT m_services.navigation.newPieceRequested(m_game);
    });
    connect(import, &QPushButton::clicked, this, &RostersWelcome::importRequested);

    auto *left = new QVBoxLayout;
    left->setSpacing(4);
    left->addWidget(fresh);
    left->addWidget(own);
    left->addWidget(import);
    left->addStretch();
    auto *readyTitle = new QLabel(tr("Or open a ready-made one"), this);
    QFont bold = readyTitle->font();
    bold.setBold(true);
    readyTitle->setFont(bold);
    auto *inside = new QWidget(this);
    inside->setLayout(m_readyMade);
    m_readyMade->setContentsMargins(0, 0, 0, 0);
    m_readyMade->setSpacing(2);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("readyMade"));
    scroll->setAccessibleName(readyTitle->text());
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(readyTitle);
    right->addWidget(scroll, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(40);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(48, 48, 48, 32);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_words);
    layout->addSpacing(24);
    layout->addLayout(columns, 1);
}

void RostersWelcome::setGame(const QString &slug)
{
    m_game = slug;
    const auto *game = m_services.library.game(slug.toStdString());
    if (!game) {
        return;
    }
    const std::string language = m_services.wording.language();
    m_title->setText(QString::fromStdString(game->data.schema->title.in(language)));
    m_words->setText(tr("Nothing is stored for this game yet. Whatever you make here is kept at "
                        "once, with every step undoable."));
    while (auto *item = m_readyMade->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->deleteLater();
        }
        delete item;
    }
    const auto catalogs = m_services.library.catalogs();
    for (const auto &path : game->data.rosters) {
        const auto bytes = files::readFile(path);
        const auto all = bytes ? rosters::readRosters(*bytes, path.string(), {catalogs, {}})
                               : base::Result<std::vector<rosters::Roster>>{};
        if (!all || all->empty()) {
            continue; // the shipped rosters are tested; one that cannot be read is simply not
                      // offered
        }
        const auto &roster = all->front();
        QString tags;
        for (const auto &tag : roster.tags) {
            tags += QStringLiteral(" · ") + QString::fromStdString(tag);
        }
        auto *button = new QPushButton(icons::icon(QStringLiteral("open")),
                                       QString::fromStdString(roster.name) + QStringLiteral("  ·  ")
                                           + QString::fromStdString(roster.format) + tags,
                                       this);
        button->setFlat(true);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 5px;"));
        button->setObjectName(QStringLiteral("ready-")
                              + QString::fromStdString(path.stem().string()));
        const QString file = QString::fromStdString(path.string());
        connect(button, &QPushButton::clicked, this, [this, file] {
            Q_EMIT readyMadeRequested(file);
        });
        m_readyMade->addWidget(button);
    }
    m_readyMade->addStretch();
}

} // namespace pages
