// The rules page: found by words in either language, reached from elsewhere, leading to the pieces;
// and the search help, every example of which finds something or at least is understood.
#include "catalog/query.h"
#include "models/rules_model.h"
#include "pages/rules_page.h"
#include "support/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>

namespace
{

struct OpenRules {
    explicit OpenRules(const QString &language = QStringLiteral("en"))
        : fixture(language)
        , page(fixture.services())
    {
        page.resize(1000, 640);
        page.setGame(QStringLiteral("clout"));
        page.show();
    }
    QListView *list() { return page.findChild<QListView *>(QStringLiteral("ruleList")); }
    QLineEdit *search() { return page.findChild<QLineEdit *>(QStringLiteral("ruleSearch")); }
    QString text()
    {
        return page.findChild<QTextBrowser *>(QStringLiteral("ruleText"))->toPlainText();
    }

    support::WindowFixture fixture;
    pages::RulesPage page;
};

} // namespace

class RulesPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsFindARule()
    {
        OpenRules open;
        QAbstractItemModelTester tester(open.list()->model());
        const int all = open.list()->model()->rowCount();
        QVERIFY(all > 60);
        QTest::keyClicks(open.search(), QStringLiteral("ambush"));
        QVERIFY(open.list()->model()->rowCount() < all);
        QCOMPARE(open.list()->model()->index(0, 0).data().toString(), QStringLiteral("Ambush"));
        QVERIFY(open.text().contains(QStringLiteral("Ambush")));
    }

    void germanRulesAreFoundByBothNames()
    {
        OpenRules open(QStringLiteral("de"));
        for (const auto &words : {QStringLiteral("hinterhalt"), QStringLiteral("ambush")}) {
            open.search()->setText(words);
            const auto *found = open.list()->model();
            QCOMPARE(found->index(0, 0).data().toString(), QStringLiteral("Hinterhalt"));
            QCOMPARE(found->index(0, 0).data(models::RulesModel::HeadingRole).toString(),
                     QStringLiteral("By name"));
        }
    }

    void anotherPageAsksForARule()
    {
        OpenRules open;
        open.search()->setText(QStringLiteral("nothing of the kind"));
        Q_EMIT open.fixture.navigation.ruleRequested(QStringLiteral("mutant"),
                                                     QStringLiteral("keyword"),
                                                     QStringLiteral("armor piercing"));
        QVERIFY(open.text().contains(QStringLiteral("Armor Piercing")));
    }

    void aRuleLeadsToItsPieces()
    {
        OpenRules open;
        open.page.showRule(QStringLiteral("ability"), QStringLiteral("ambush"));
        QSignalSpy searches(&open.fixture.navigation, &Navigation::searchRequested);
        auto *pieces = open.page.findChild<QPushButton *>(QStringLiteral("rulePieces"));
        QVERIFY(pieces->isVisible());
        QTest::mouseClick(pieces, Qt::LeftButton);
        QCOMPARE(searches.size(), 1);
        QCOMPARE(searches.first().at(1).toString(), QStringLiteral("has:ambush"));
        open.page.showRule(QStringLiteral("construction"), QStringLiteral("size-exactly"));
        QVERIFY(!pieces->isVisible());
    }

    void examplesOfTheSearchHelpRun()
    {
        OpenRules open;
        Q_EMIT open.fixture.navigation.ruleRequested(QStringLiteral("clout"),
                                                     QStringLiteral("search"),
                                                     QString());
        auto *help = open.page.findChild<QTextBrowser *>(QStringLiteral("searchHelp"));
        QVERIFY(help->isVisible());
        QSignalSpy searches(&open.fixture.navigation, &Navigation::searchRequested);
        const auto &game = *open.fixture.workspace().library().game("clout");
        const auto examples = catalog::querySyntax(*game.data.schema);
        QVERIFY(!examples.empty());
        int links = 0;
        for (auto block = help->document()->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); part != block.end(); ++part) {
                const QString href = part.fragment().charFormat().anchorHref();
                if (!href.isEmpty()) {
                    Q_EMIT help->anchorClicked(QUrl(href));
                    ++links;
                }
            }
        }
        QVERIFY(links >= static_cast<int>(examples.size()));
        QCOMPARE(searches.size(), links);
        for (const auto &search : searches) {
            const std::string query = search.at(1).toString().toStdString();
            const auto parsed =
                catalog::Query::parse(query, game.data.schema, game.catalog->sets());
            QVERIFY2(parsed.mistakes().empty(), query.c_str());
        }
        QCOMPARE(searches.first().at(1).toString().toStdString(), examples.front().example);
    }
};

QTEST_MAIN(RulesPageTest)
#include "rules_page_test.moc"
