// German is complete, plural forms are filled, place markers agree, and every sentence in the
// sources has been extracted: whoever forgets to run update-translations is told which are missing.
#include "wording/qt_wording.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace
{

struct Message {
    QString source;
    QStringList translations;
    bool isUnfinished = false;
    bool countsSomething = false;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.countsSomething =
        xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isUnfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!message.countsSomething) {
                message.translations.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement()) {
                message.translations.append(xml.readElementText());
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString &language)
{
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/translations/muster_%1.ts").arg(language));
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement
            && xml.name() == QLatin1String("message")) {
            messages.append(readMessage(xml));
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QSet<QString> placeMarkers(const QString &words)
{
    static const QRegularExpression marker(QStringLiteral("%(?:[1-9]|n)"));
    QSet<QString> result;
    for (auto found = marker.globalMatch(words); found.hasNext();) {
        result.insert(found.next().captured());
    }
    return result;
}

// The literals of a call stand side by side, perhaps on several lines; together they are one.
QString joined(const QString &literals)
{
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString result;
    for (auto found = literal.globalMatch(literals); found.hasNext();) {
        result += found.next().captured(1);
    }
    result.replace(QLatin1String("\\\""), QLatin1String("\""))
        .replace(QLatin1String("\\n"), QLatin1String("\n"));
    return result.replace(QLatin1String("\\\\"), QLatin1String("\\"));
}

struct Call {
    QString place; // file:line
    QString source;
};

void findCalls(const QString &path, QList<Call> &calls, QStringList &misshapen)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    QString text = QString::fromUtf8(file.readAll());
    // What a comment says of the calls is no call.
    static const QRegularExpression comment(QStringLiteral("(?m)^\\s*//.*$"));
    text.remove(comment);
    const QString literals = QStringLiteral("((?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")+)");
    static const QRegularExpression core(
        QStringLiteral("(?<![A-Za-z_.>])(?:base::)?(?:text|plural)\\(\\s*\"[A-Za-z]+\",") + literals
        + QStringLiteral("\\s*([,)])"));
    static const QRegularExpression window(QStringLiteral("\\btr\\(") + literals
                                           + QStringLiteral("\\s*([,)])"));
    const auto placeOf = [&](qsizetype at) -> QString {
        return path.mid(qsizetype(qstrlen(MUSTER_SOURCE_DIR)) + 1) + QLatin1Char(':')
            + QString::number(text.left(at).count(QLatin1Char('\n')) + 1);
    };
    for (const auto *pattern : {&core, &window}) {
        for (auto found = pattern->globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            calls.append({placeOf(match.capturedStart()), joined(match.captured(1))});
            if (pattern == &core && match.captured(2) != QLatin1String(")")) {
                misshapen.append(placeOf(match.capturedStart()));
            }
        }
    }
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageIsFilled_data();
    void everyMessageIsFilled();
    void everySentenceIsExtracted();
    void germanCountsAndGroups();
};

void TranslationsTest::everyMessageIsFilled_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << QStringLiteral("de");
    QTest::newRow("English plurals") << QStringLiteral("en");
}

void TranslationsTest::everyMessageIsFilled()
{
    QFETCH(QString, language);
    const auto messages = readMessages(language);
    QVERIFY(!messages.isEmpty());
    for (const auto &message : messages) {
        QVERIFY2(!message.isUnfinished, qPrintable(message.source));
        QCOMPARE(message.translations.size(), message.countsSomething ? 2 : 1);
        for (const auto &translation : message.translations) {
            QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.source));
            QVERIFY2(placeMarkers(translation) == placeMarkers(message.source),
                     qPrintable(message.source));
            QCOMPARE(translation.count(QLatin1String("&")) > 0,
                     message.source.contains(QLatin1Char('&')));
        }
    }
}

void TranslationsTest::everySentenceIsExtracted()
{
    QSet<QString> known;
    for (const auto &message : readMessages(QStringLiteral("de"))) {
        known.insert(message.source);
    }
    QList<Call> calls;
    QStringList misshapen;
    for (const auto *folder : {"/core", "/app"}) {
        QDirIterator files(QStringLiteral(MUSTER_SOURCE_DIR) + QLatin1String(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            findCalls(files.next(), calls, misshapen);
        }
    }
    QVERIFY(calls.size() > 500);
    QVERIFY2(misshapen.isEmpty(), qPrintable(misshapen.join(QLatin1Char('\n'))));
    QStringList missing;
    for (const auto &call : calls) {
        if (!known.contains(call.source)) {
            missing.append(call.place + QStringLiteral(": ") + call.source);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
}

void TranslationsTest::germanCountsAndGroups()
{
    const wording::QtWording german(QStringLiteral("de"));
    const auto added = [&german](int count) {
        return base::render(base::plural("Rosters", "%n roster(s) added.").with(count), german);
    };
    QCOMPARE(added(1), std::string("1 Liste hinzugefügt."));
    QCOMPARE(added(2), std::string("2 Listen hinzugefügt."));
    QCOMPARE(german.number(12345), std::string("12.345"));
    const wording::QtWording english(QStringLiteral("en"));
    QCOMPARE(base::render(base::plural("Rosters", "%n roster(s) added.").with(1), english),
             std::string("1 roster added."));
    QCOMPARE(wording::QtWording(QStringLiteral("xx")).language(), std::string("en"));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
