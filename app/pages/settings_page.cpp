#include "pages/settings_page.h"

#include "icons.h"
#include "notices.h"
#include "pages/settings_safety.h"
#include "settings.h"
#include "storage/profile.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

namespace pages
{

namespace
{

constexpr int ReadableWidth = 640;

QLabel *quiet(const QString &words, QWidget *parent)
{
    auto *label = new QLabel(words, parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QComboBox *chooser(const QString &name, const QString &spoken, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(spoken);
    return box;
}

void addLanguages(QComboBox *box)
{
    for (const auto &language : wording::languages()) {
        box->addItem(wording::ownName(language), language);
    }
}

} // namespace

SettingsPage::SettingsPage(Services services, QWidget *parent)
    : Page(parent)
    , m_services(services)
{
    auto *inside = new QWidget(this);
    inside->setMaximumWidth(ReadableWidth);
    auto *layout = new QVBoxLayout(inside);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(20);
    layout->addWidget(makeAppearance());
    layout->addWidget(makeData());
    m_safety = new SettingsSafety(services, inside);
    layout->addWidget(m_safety);
    auto *reset = new QPushButton(tr("Reset window and choices"), inside);
    reset->setObjectName(QStringLiteral("resetSettings"));
    reset->setToolTip(tr("Forgets sizes, languages and choices; nothing you typed in is touched"));
    connect(reset, &QPushButton::clicked, this, [this] {
        m_services.settings.reset();
        activate();
    });
    layout->addWidget(reset, 0, Qt::AlignLeft);
    layout->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    scroll->setObjectName(QStringLiteral("settingsScroll"));
    scroll->setAccessibleName(SettingsPage::title());
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    SettingsPage::activate();
}

void SettingsPage::setGame(const QString &slug)
{
    m_game = slug;
    showFormats();
}

void SettingsPage::activate()
{
    const auto &settings = m_services.settings;
    m_appearance->setCurrentIndex(static_cast<int>(settings.appearance()));
    m_language->setCurrentIndex(m_language->findData(settings.language()));
    m_sheetLanguage->setCurrentIndex(m_sheetLanguage->findData(settings.sheetLanguage()));
    showFormats();
    m_safety->refresh();
}

QWidget *SettingsPage::makeAppearance()
{
    auto *box = new QGroupBox(tr("Appearance and language"), this);
    m_appearance = chooser(QStringLiteral("appearance"), tr("Light or dark"), box);
    m_appearance->addItems({tr("As the system has it"), tr("Light"), tr("Dark")});
    m_language = chooser(QStringLiteral("language"), tr("Language"), box);
    m_language->addItem(tr("As the system has it"), QString());
    addLanguages(m_language);
    m_sheetLanguage =
        chooser(QStringLiteral("sheetLanguageSetting"), tr("Language of sheets"), box);
    m_sheetLanguage->addItem(tr("As the window"), QString());
    addLanguages(m_sheetLanguage);
    m_restart = quiet(tr("The language changes when Muster is opened the next time."), box);
    m_restart->hide();
    auto *form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Light or dark:"), m_appearance);
    form->addRow(tr("L&anguage:"), m_language);
    form->addRow(tr("Language of &sheets:"), m_sheetLanguage);
    form->addRow(m_restart);
    auto &settings = m_services.settings;
    connect(m_appearance, &QComboBox::activated, this, [&settings](int index) {
        settings.setAppearance(static_cast<Settings::Appearance>(index));
    });
    connect(m_language, &QComboBox::activated, this, [this, &settings] {
        settings.setLanguage(m_language->currentData().toString());
        m_restart->show();
    });
    connect(m_sheetLanguage, &QComboBox::activated, this, [this, &settings] {
        settings.setSheetLanguage(m_sheetLanguage->currentData().toString());
    });
    return box;
}

QWidget *SettingsPage::makeData()
{
    auto *box = new QGroupBox(tr("Your data"), this);
    const QString folder = QString::fromStdString(m_services.profile.folder().string());
    auto *where = quiet(folder, box);
    where->setObjectName(QStringLiteral("profileFolder"));
    auto *open = new QPushButton(icons::icon(QStringLiteral("folder")), tr("Open the folder"), box);
    open->setObjectName(QStringLiteral("openProfile"));
    connect(open, &QPushButton::clicked, this, [this, folder] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
            m_services.notices.fail(
                tr("No program opens folders here. It lies at %1.").arg(folder));
        }
    });
    m_formats = quiet(QString(), box);
    m_formats->setObjectName(QStringLiteral("houseFormats"));
    auto *form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Everything you typed in lies in:"), where);
    form->addRow(QString(), open);
    form->addRow(tr("House formats:"), m_formats);
    return box;
}

void SettingsPage::showFormats()
{
    const auto *game = m_services.library.game(m_game.toStdString());
    if (!game) {
        return;
    }
    QStringList lines;
    for (const auto &format : game->formats.all()) {
        if (format.isOwn) {
            lines.append(QString::fromStdString(format.title.in(m_services.wording.language())));
        }
    }
    for (const auto &problem : game->formats.problems()) {
        lines.append(QString::fromStdString(base::render(problem, m_services.wording)));
    }
    const QString folder =
        QString::fromStdString(m_services.profile.formats(m_game.toStdString()).string());
    m_formats->setText(
        lines.isEmpty() ? tr("None yet. A file *.json in %1, written like the formats.json of the "
                             "game, adds formats of your own.")
                              .arg(folder)
                        : lines.join(QLatin1Char('\n')));
}

} // namespace pages
