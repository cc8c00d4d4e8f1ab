#include "widgets/piece_page.h"

#include "appearance.h"

#include <QCoreApplication>
#include <QUrl>

namespace widgets
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PiecePage)
};

QString escaped(const QString &words)
{
    return words.toHtmlEscaped();
}

QString link(const QString &target, const QString &words)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(target), escaped(words));
}

QString quiet(const QString &html)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>")
        .arg(signalcolours::quiet().name(), html);
}

QString heading(const QString &words)
{
    return QStringLiteral("<p style=\"margin-top:16px;margin-bottom:4px\"><b>%1</b></p>")
        .arg(escaped(words));
}

QString row(const QString &label, const QString &html)
{
    return QStringLiteral("<tr><td style=\"padding-right:16px;padding-bottom:4px\">%1</td>"
                          "<td style=\"padding-bottom:4px\">%2</td></tr>")
        .arg(quiet(escaped(label)), html);
}

QString factsTable(const models::PieceFacts &facts)
{
    if (facts.facts.empty()) {
        return {};
    }
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" "
                                  "style=\"margin-top:12px\">");
    for (const auto &fact : facts.facts) {
        html += row(fact.label,
                    fact.isUnknown ? QStringLiteral("<i>%1</i>").arg(quiet(escaped(fact.words)))
                                   : escaped(fact.words));
    }
    return html + QStringLiteral("</table>");
}

QString abilitiesPart(const models::PieceFacts &facts)
{
    QString html;
    for (const auto &ability : facts.abilities) {
        const QString target =
            QStringLiteral("rule:%1/%2")
                .arg(QString::fromStdString(ability.kind), QString::fromStdString(ability.slug));
        html +=
            QStringLiteral("<p style=\"margin-top:8px;margin-bottom:0\"><b>%1</b>%2</p>")
                .arg(ability.kind.empty() ? escaped(ability.words) : link(target, ability.words),
                     ability.sentence.isEmpty()
                         ? QString()
                         : QStringLiteral("<br>") + escaped(ability.sentence));
    }
    return html.isEmpty() ? html : heading(Words::tr("Abilities")) + html;
}

QString textsPart(const models::PieceFacts &facts)
{
    QString html;
    for (const auto &text : facts.texts) {
        html += heading(text.label)
            + QStringLiteral("<p style=\"margin:0\">%1</p>")
                  .arg(escaped(text.words).replace(QLatin1Char('\n'), QLatin1String("<br>")));
    }
    return html;
}

QString amendmentsPart(const models::PieceFacts &facts)
{
    if (facts.amendments.empty()) {
        return {};
    }
    QString html = heading(Words::tr("Changed by you"));
    for (const auto &amendment : facts.amendments) {
        const QString target =
            QStringLiteral("shipped:") + QString::fromStdString(amendment.attribute);
        html +=
            QStringLiteral("<p style=\"margin:0 0 8px 0\">%1<br>%2<br>%3</p>")
                .arg(escaped(Words::tr("%1: you say %2.").arg(amendment.label, amendment.words)),
                     quiet(escaped(Words::tr("Shipped says %1.").arg(amendment.shipped))),
                     link(target, Words::tr("Take the release’s value")));
    }
    return html;
}

QString namesPart(const models::PieceFacts &facts)
{
    if (facts.names.empty()) {
        return {};
    }
    QString html = heading(Words::tr("Other names"))
        + QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">");
    for (const auto &name : facts.names) {
        html += row(name.language,
                    escaped(name.name)
                        + (name.source.isEmpty() ? QString()
                                                 : QLatin1Char(' ')
                                   + quiet(QStringLiteral("(%1)").arg(escaped(name.source)))));
    }
    return html + QStringLiteral("</table>");
}

// Addresses become links to nowhere: the program never goes online, so they stay plain text that
// can be copied.
QString sourcePart(const models::PieceFacts &facts, bool isEditable)
{
    QString html = heading(Words::tr("Where this comes from"))
        + QStringLiteral("<p style=\"margin:0\">%1</p>").arg(escaped(facts.statusSentence));
    if (!facts.source.isEmpty()) {
        html += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>")
                    .arg(quiet(escaped(Words::tr("Source: %1").arg(facts.source))));
    }
    if (!facts.unknown.isEmpty() && isEditable) {
        html += QStringLiteral("<p style=\"margin:8px 0 0 0\">%1 %2</p>")
                    .arg(escaped(Words::tr("Still unknown: %1.")
                                     .arg(facts.unknown.join(QStringLiteral(", ")))),
                         link(QStringLiteral("edit:"), Words::tr("Fill in what you know")));
    }
    return html;
}

} // namespace

QString pieceHtml(const models::PieceFacts &facts, bool isEditable)
{
    QString html = QStringLiteral("<p style=\"margin:0;font-size:x-large\"><b>%1</b></p>")
                       .arg(escaped(facts.name));
    html += QStringLiteral("<p style=\"margin:2px 0 0 0\">%1</p>")
                .arg(quiet(escaped(facts.kindLine.isEmpty() ? facts.statusWord
                                                            : facts.kindLine + QStringLiteral(" · ")
                                           + facts.statusWord)));
    return html + amendmentsPart(facts) + factsTable(facts) + abilitiesPart(facts)
        + textsPart(facts) + namesPart(facts) + sourcePart(facts, isEditable);
}

} // namespace widgets
