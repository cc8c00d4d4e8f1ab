// Entering pieces as a person does: a bag of chips by keyboard alone, mistakes named, a shipped
// piece amended and taken back, a photograph kept.
#include "dialogs/photograph.h"
#include "dialogs/piece_editor.h"
#include "library/own_pieces.h"
#include "storage/profile.h"
#include "support/window_fixture.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using dialogs::PieceEditor;

namespace
{

QLineEdit *line(QWidget &editor, const char *name)
{
    return editor.findChild<QLineEdit *>(QLatin1String(name));
}

// Types into whatever has the keyboard, as a person does.
void type(const QString &words)
{
    QTest::keyClicks(QApplication::focusWidget(), words);
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

int ownPieces(const library::Game &game)
{
    const auto pieces = game.catalog->pieces();
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [](const auto &piece) {
        return piece->status == catalog::Status::Own;
    }));
}

} // namespace

class PieceEditorTest : public QObject
{
    Q_OBJECT

private:
    static QPointer<PieceEditor> opened(support::WindowFixture &fixture,
                                        const catalog::PiecePointer &piece = nullptr)
    {
        auto *editor = new PieceEditor(fixture.services(),
                                       *fixture.workspace().library().game("clout"),
                                       piece,
                                       nullptr);
        editor->show();
        editor->activateWindow();
        (void)QTest::qWaitForWindowActive(editor);
        return editor;
    }

private Q_SLOTS:
    void twentyChipsByKeyboardAlone()
    {
        support::WindowFixture fixture;
        auto &game = *fixture.workspace().library().game("clout");
        const auto editor = opened(fixture);
        QCOMPARE(QApplication::focusWidget(), line(*editor, "edit-name"));
        for (int i = 1; i <= 20; ++i) {
            type(QStringLiteral("Bag Chip %1").arg(i));
            press(Qt::Key_Tab);
            if (i == 1) {
                type(QStringLiteral("Und"));       // Undead, by its first letters
                press(Qt::Key_T, Qt::AltModifier); // troop
            }
            press(Qt::Key_Tab); // the type
            press(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), line(*editor, "edit-points"));
            type(QString::number(i % 4));
            press(Qt::Key_Tab);
            type(QStringLiteral("2"));
            press(Qt::Key_Return);
            QCOMPARE(ownPieces(game), i);
            QCOMPARE(QApplication::focusWidget(), line(*editor, "edit-name"));
            QVERIFY(line(*editor, "edit-name")->text().isEmpty());
        }
        const auto last = game.catalog->named("bag chip 20");
        QCOMPARE(last.size(), std::size_t{1});
        const auto &schema = *game.data.schema;
        QCOMPARE(catalog::valueOf(*last[0], schema, "faction").text, std::string("Undead"));
        QCOMPARE(catalog::valueOf(*last[0], schema, "type").text, std::string("troop"));
        QCOMPARE(catalog::valueOf(*last[0], schema, "range").number, 2);
        QVERIFY(catalog::valueOf(*last[0], schema, "defense").isUnknown());
        press(Qt::Key_Escape);
        QTRY_VERIFY(editor.isNull());
        // On disk, not only in the window.
        library::OwnPieces own(fixture.workspace().library(),
                               fixture.workspace().pieces(),
                               fixture.workspace().journal());
        QVERIFY(own.load("clout"));
        QCOMPARE(ownPieces(game), 20);
        QVERIFY(fixture.workspace().journal().undo(library::OwnPieces::undoSubject("clout")));
        QVERIFY(own.load("clout"));
        QCOMPARE(ownPieces(game), 19);
    }

    void withoutANameNothingIsSaved()
    {
        support::WindowFixture fixture;
        const auto editor = opened(fixture);
        press(Qt::Key_Return);
        QVERIFY(!editor->findChild<QLabel *>(QStringLiteral("editorMessage"))->text().isEmpty());
        QCOMPARE(ownPieces(*fixture.workspace().library().game("clout")), 0);
        delete editor;
    }

    void aMistakeInTheAbilitiesIsNamedAndStopsTheSave()
    {
        support::WindowFixture fixture;
        const auto editor = opened(fixture);
        type(QStringLiteral("Broken"));
        auto *abilities = line(*editor, "edit-abilities");
        abilities->setText(QStringLiteral("strike 3; move"));
        auto *field = editor->findChild<QWidget *>(QStringLiteral("field-abilities"));
        auto *message = field->findChild<QLabel *>(QStringLiteral("fieldMessage"));
        QVERIFY(message->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(ownPieces(*fixture.workspace().library().game("clout")), 0);
        QCOMPARE(QApplication::focusWidget(), abilities);
        abilities->setText(QStringLiteral("strike 3; move 1"));
        QVERIFY(!message->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(ownPieces(*fixture.workspace().library().game("clout")), 1);
        delete editor;
    }

    void symbolsPutModifiersInAndOut()
    {
        support::WindowFixture fixture;
        const auto editor = opened(fixture);
        auto *abilities = line(*editor, "edit-abilities");
        abilities->setFocus();
        type(QStringLiteral("strike 3"));
        auto *all = editor->findChild<QToolButton *>(QStringLiteral("symbol-all"));
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(abilities->text(), QStringLiteral("strike 3 {all}"));
        type(QStringLiteral("; fly"));
        QTest::mouseClick(editor->findChild<QToolButton *>(QStringLiteral("symbol-master")),
                          Qt::LeftButton);
        QCOMPARE(abilities->text(), QStringLiteral("strike 3 {all}; fly {master}"));
        QTest::mouseClick(editor->findChild<QToolButton *>(QStringLiteral("symbol-master")),
                          Qt::LeftButton);
        QCOMPARE(abilities->text(), QStringLiteral("strike 3 {all}; fly"));
        delete editor;
    }

    void aShippedPieceIsAmendedAndTakenBack()
    {
        support::WindowFixture fixture;
        auto &game = *fixture.workspace().library().game("clout");
        const std::string key = "clout/treant-watcher";
        const int points = game.data.schema->attributeIndex("points");
        QVERIFY(game.catalog->find(key)->value(points).isUnknown());
        auto editor = opened(fixture, game.catalog->find(key));
        QVERIFY(line(*editor, "edit-name")->isReadOnly());
        line(*editor, "edit-points")->setFocus();
        type(QStringLiteral("3"));
        press(Qt::Key_Return);
        QTRY_VERIFY(editor.isNull());
        const auto amended = game.catalog->find(key);
        QCOMPARE(amended->value(points).number, 3);
        QCOMPARE(amended->amended.size(), std::size_t{1});
        QCOMPARE(amended->status, catalog::Status::Partial);
        // What the release says typed in again is no amendment any more.
        editor = opened(fixture, amended);
        line(*editor, "edit-points")->clear();
        line(*editor, "edit-points")->setFocus();
        press(Qt::Key_Return);
        QTRY_VERIFY(editor.isNull());
        QVERIFY(game.catalog->find(key)->amended.empty());
    }

    void aDuplicateIsWarnedOf()
    {
        support::WindowFixture fixture;
        const auto editor = opened(fixture);
        auto *warning = editor->findChild<QLabel *>(QStringLiteral("duplicate"));
        QVERIFY(!warning->isVisible());
        type(QStringLiteral("treant watcher"));
        QVERIFY(warning->isVisible());
        type(QStringLiteral("s"));
        QVERIFY(!warning->isVisible());
        delete editor;
    }

    void theKnownPieceIsFilledInAndTheNextBegins()
    {
        support::WindowFixture fixture;
        auto &game = *fixture.workspace().library().game("clout");
        const std::string key = "clout/treant-watcher";
        const int points = game.data.schema->attributeIndex("points");
        const int before = ownPieces(game);
        const auto editor = opened(fixture);
        auto *fillIn = editor->findChild<QToolButton *>(QStringLiteral("fillIn"));
        QVERIFY(!fillIn->isVisible());
        type(QStringLiteral("treant watcher"));
        line(*editor, "edit-points")->setText(QStringLiteral("2"));
        QVERIFY(fillIn->isVisible());
        fillIn->click();
        QCOMPARE(line(*editor, "edit-name")->text(), QStringLiteral("Treant Watcher"));
        QVERIFY(line(*editor, "edit-name")->isReadOnly());
        QCOMPARE(line(*editor, "edit-points")->text(), QStringLiteral("2"));
        line(*editor, "edit-points")->setFocus();
        press(Qt::Key_Return);
        QCOMPARE(game.catalog->find(key)->value(points).number, 2);
        QCOMPARE(ownPieces(game), before);
        QVERIFY(!editor.isNull()); // the next chip of the bag
        QVERIFY(!line(*editor, "edit-name")->isReadOnly());
        QVERIFY(line(*editor, "edit-name")->text().isEmpty());
        delete editor;
    }

    void aPhotographIsTurnedIntoASmallCopy()
    {
        support::WindowFixture fixture;
        const QString file = fixture.folder() + QStringLiteral("/photo.png");
        QImage large(3000, 1500, QImage::Format_RGB32);
        large.fill(Qt::darkGreen);
        QVERIFY(large.save(file));
        fixture.prompter.files.push_back({file});
        const auto editor = opened(fixture);
        type(QStringLiteral("Pictured"));
        QTest::mouseClick(editor->findChild<QToolButton *>(QStringLiteral("choosePicture")),
                          Qt::LeftButton);
        line(*editor, "edit-name")->setFocus();
        press(Qt::Key_Return);
        const auto piece =
            fixture.workspace().library().game("clout")->catalog->named("pictured").front();
        QCOMPARE(piece->picture.size(), std::size_t{64});
        const QImage kept(QString::fromStdString(
            (fixture.workspace().profile().pictures() / piece->picture).string()));
        QCOMPARE(kept.size(), QSize(2000, 1000));
        delete editor;
    }

    void whatIsNoPictureIsRefusedInWords()
    {
        support::WindowFixture fixture;
        const QString file = fixture.folder() + QStringLiteral("/settings.txt");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("no picture");
        out.close();
        const auto kept = dialogs::keepPhotograph(file, fixture.workspace().profile().pictures());
        QVERIFY(!kept);
        QVERIFY(!kept.error().remedy.empty());
    }
};

QTEST_MAIN(PieceEditorTest)
#include "piece_editor_test.moc"
