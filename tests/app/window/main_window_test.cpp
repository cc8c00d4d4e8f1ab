// The whole window: every control has a name for a screen reader, every page is reached and left by
// keyboard alone, nothing is cut in a small window, and what was open comes back.
#include "all_pages.h"
#include "appearance.h"
#include "dialogs/import_pieces.h"
#include "main_window.h"
#include "roster_actions.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"
#include "widgets/command_palette.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTest>
#include <QTranslator>

using support::WindowFixture;

namespace
{

bool isControl(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QAbstractItemView *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget);
}

// Parts that Qt puts together itself: the corner of a table, a combo box's own line and list.
bool isPartOfAnother(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent)
        || qobject_cast<const QLineEdit *>(parent) || widget->inherits("QTableCornerButton")
        || widget->inherits("QHeaderView") || widget->inherits("QComboBoxPrivateContainer")
        || widget->inherits("QComboBoxListView")
        || (parent && parent->inherits("QComboBoxPrivateContainer"))
        || widget->inherits("QMenuBarExtension") || (parent && parent->inherits("QMenuBar"));
}

QString pathOf(const QWidget *widget)
{
    QString path;
    for (; widget; widget = widget->parentWidget()) {
        path = QStringLiteral("%1(%2)/").arg(QLatin1String(widget->metaObject()->className()),
                                             widget->objectName())
            + path;
    }
    return path;
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyControlHasAName();
    void everyPageByKeyboard();
    void paletteFindsActions();
    void undoFollowsThePage();
    void returnsToWhereThePersonWas();
    void fitsASmallWindow();
    void cutsNothingOfTheVerdict();
    void actionsHaveDistinctKeys();
    void showsWhatWasWrittenElsewhere();
    void aDroppedTableOpensItsPreview();

private:
    void makeWindow();

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    makeWindow();
}

void MainWindowTest::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void MainWindowTest::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    auto *rosterActions = new RosterActions(m_fixture->services(), m_window.get());
    for (auto *page : pages::allPages(m_window->services(), *rosterActions)) {
        m_window->addPage(page);
    }
    m_window->begin();
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void MainWindowTest::everyControlHasAName()
{
    Q_EMIT m_fixture->navigation.newRosterRequested(QStringLiteral("clout"));
    QVERIFY(m_fixture->services().openRoster.isOpen());
    QStringList nameless;
    for (const auto *widget : m_window->findChildren<QWidget *>()) {
        // What is hidden because it has nothing to say gets its name with its text.
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool waits = button && button->isHidden() && button->text().isEmpty()
            && button->objectName() == QLatin1String("noticeAction");
        if (!isControl(widget) || isPartOfAnother(widget) || waits) {
            continue;
        }
        auto *accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        if (!accessible || accessible->text(QAccessible::Name).trimmed().isEmpty()) {
            nameless.append(pathOf(widget));
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void MainWindowTest::everyPageByKeyboard()
{
    const QStringList slugs{QStringLiteral("rosters"),
                            QStringLiteral("builder"),
                            QStringLiteral("catalogue"),
                            QStringLiteral("table"),
                            QStringLiteral("lab"),
                            QStringLiteral("rules"),
                            QStringLiteral("settings")};
    m_window->activateWindow();
    for (qsizetype i = 0; i < slugs.size(); ++i) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
        QTRY_COMPARE(m_window->currentPage()->slug(), slugs[i]);
        // Tab goes round and comes back: no page swallows it.
        QWidget *first = nullptr;
        bool hasComeBack = false;
        for (int step = 0; step < 200 && !hasComeBack; ++step) {
            QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(),
                            Qt::Key_Tab);
            QWidget *now = m_window->focusWidget();
            QVERIFY(now);
            hasComeBack = first && now == first;
            first = first ? first : now;
        }
        QVERIFY2(hasComeBack, qPrintable(slugs[i]));
    }
}

void MainWindowTest::paletteFindsActions()
{
    QVERIFY(m_window->allActions().size() > 20);
    QCOMPARE(
        widgets::CommandPalette::rank(QStringLiteral("Put in Folder"), QStringLiteral("folder")),
        7);
    QVERIFY(widgets::CommandPalette::rank(QStringLiteral("Put in Folder"), QStringLiteral("pfo"))
            > 0);
    QVERIFY(widgets::CommandPalette::rank(QStringLiteral("Put in Folder"), QStringLiteral("xyz"))
            < 0);
    QSet<QString> names;
    for (const auto *action : m_window->allActions()) {
        QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
        QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
        names.insert(action->objectName());
    }
}

void MainWindowTest::undoFollowsThePage()
{
    Q_EMIT m_fixture->navigation.newRosterRequested(QStringLiteral("clout"));
    QCOMPARE(m_window->currentPage()->slug(), QStringLiteral("builder"));
    auto *undo = m_window->findChild<QAction *>(QStringLiteral("undo"));
    QVERIFY(!undo->isEnabled());
    QVERIFY(m_fixture->services().openRoster.setName("Another"));
    QVERIFY(undo->isEnabled());
    QVERIFY2(undo->text().contains(QStringLiteral("Another")), qPrintable(undo->text()));
    undo->trigger();
    QVERIFY(m_fixture->services().openRoster.roster().name != "Another");
    QVERIFY(m_window->findChild<QAction *>(QStringLiteral("redo"))->isEnabled());
}

void MainWindowTest::returnsToWhereThePersonWas()
{
    m_window->showGame(QStringLiteral("mutant"));
    m_window->showPage(QStringLiteral("rules"));
    m_window->close();
    m_window.reset();
    makeWindow();
    QCOMPARE(m_window->currentPage()->slug(), QStringLiteral("rules"));
    QCOMPARE(m_fixture->services().settings.game(), QStringLiteral("mutant"));
}

void MainWindowTest::fitsASmallWindow()
{
    Q_EMIT m_fixture->navigation.newRosterRequested(QStringLiteral("clout"));
    m_window->resize(1024, 600);
    for (const auto &slug : {"rosters", "builder", "catalogue", "table", "rules", "settings"}) {
        m_window->showPage(QLatin1String(slug));
        QTRY_COMPARE(m_window->size(), QSize(1024, 600));
        const auto *page = m_window->currentPage();
        QVERIFY2(page->minimumSizeHint().width() <= page->width(), slug);
        QVERIFY2(page->minimumSizeHint().height() <= page->height(), slug);
    }
}

// In the longer language, with everything wrong that has a mend.
void MainWindowTest::cutsNothingOfTheVerdict()
{
    m_window.reset();
    m_fixture = std::make_unique<WindowFixture>(QStringLiteral("de"));
    QTranslator german;
    QVERIFY(german.load(wording::translationFile(QStringLiteral("de"))));
    QCoreApplication::installTranslator(&german);
    makeWindow();
    rosters::Roster roster;
    roster.game = "clout";
    roster.format = "constructed";
    roster.name = "Zu viel";
    for (const auto &piece : m_fixture->services().library.game("clout")->catalog->pieces()) {
        roster.lines.push_back({5, piece->key, piece->name, {}, {}, 0});
    }
    const auto ids = m_fixture->workspace().rosters().add({roster});
    QVERIFY(ids);
    m_window->resize(1024, 600);
    Q_EMIT m_fixture->navigation.rosterRequested(QString::fromStdString(ids->front()));
    const auto *pane = m_window->findChild<QScrollArea *>(QStringLiteral("builderVerdict"));
    QVERIFY(pane);
    QTRY_VERIFY(pane->viewport()->width() > 0);
    QVERIFY2(pane->widget()->minimumSizeHint().width() <= pane->viewport()->width(),
             qPrintable(QString::number(pane->widget()->minimumSizeHint().width())));
    QCoreApplication::removeTranslator(&german);
}

void MainWindowTest::actionsHaveDistinctKeys()
{
    QHash<QString, QString> taken;
    for (const auto *action : m_window->allActions()) {
        for (const auto &keys : action->shortcuts()) {
            // Those of one page alone may be the same as another page's.
            const bool isOfPage = action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
            const QString written = keys.toString()
                + (isOfPage ? QLatin1Char(' ') + action->parent()->objectName() : QString());
            QVERIFY2(!taken.contains(written),
                     qPrintable(written + QStringLiteral(": ") + taken.value(written)
                                + QStringLiteral(", ") + action->objectName()));
            taken.insert(written, action->objectName());
        }
    }
}

void MainWindowTest::showsWhatWasWrittenElsewhere()
{
    Q_EMIT m_fixture->navigation.newRosterRequested(QStringLiteral("clout"));
    const auto id = m_fixture->services().openRoster.roster().id;
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    {
        const auto other =
            library::Workspace::open(m_fixture->workspace().profile().folder().string());
        QVERIFY(other);
        QVERIFY((*other)->rosters().rename(id, "From the command line"));
    }
    QVERIFY(m_fixture->services().openRoster.roster().name != "From the command line");
    QEvent activation(QEvent::ActivationChange);
    QCoreApplication::sendEvent(m_window.get(), &activation);
    QCOMPARE(m_fixture->services().openRoster.roster().name, std::string("From the command line"));
}

void MainWindowTest::aDroppedTableOpensItsPreview()
{
    QTemporaryDir folder;
    QFile table(folder.filePath(QStringLiteral("mine.tsv")));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("name\tfaction\ttype\nTwig Thrower\tElves\tTroop\n");
    table.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(table.fileName())});
    QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(m_window->currentPage()->slug(), QStringLiteral("catalogue"));
    const auto *preview = m_window->findChild<dialogs::ImportPieces *>();
    QVERIFY(preview);
    QVERIFY(preview->isVisible());
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
