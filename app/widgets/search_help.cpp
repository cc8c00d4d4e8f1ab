#include "widgets/search_help.h"

#include "appearance.h"
#include "catalog/query.h"
#include "wording/qt_wording.h"

#include <QEvent>

namespace widgets
{

namespace
{

// Searches hold letters that mean something in an address, so they travel encoded.
QString exampleRow(const std::string &example, const QString &meaning)
{
    const QString search = QString::fromStdString(example);
    return QStringLiteral("<tr><td width=\"190\" style=\"padding-right:16px;padding-bottom:6px\">"
                          "<a href=\"search:%1\"><code>%2</code></a></td>"
                          "<td style=\"padding-bottom:6px\">%3</td></tr>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(search)),
             search.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")),
             meaning.toHtmlEscaped());
}

QString fieldMeaning(const catalog::QueryField &field, const base::Wording &wording)
{
    QString meaning = wording::render(field.what, wording);
    QStringList others;
    for (const auto &name : field.alternatives) {
        others.append(QString::fromStdString(name));
    }
    if (!others.isEmpty()) {
        meaning += QLatin1Char(' ')
            + SearchHelp::tr("Also written %1.").arg(others.join(QStringLiteral(", ")));
    }
    return meaning;
}

QString sectionTitle(catalog::QueryFieldGroup group)
{
    switch (group) {
    case catalog::QueryFieldGroup::Attribute:
        return SearchHelp::tr("Values");
    case catalog::QueryFieldGroup::Piece:
        return SearchHelp::tr("The piece itself");
    case catalog::QueryFieldGroup::Ability:
        return SearchHelp::tr("Abilities and keywords");
    case catalog::QueryFieldGroup::Display:
        break;
    }
    return SearchHelp::tr("How the result is shown");
}

QString heading(const QString &words)
{
    return QStringLiteral("<h3 style=\"margin-top:20px;margin-bottom:8px\">%1</h3>")
        .arg(words.toHtmlEscaped());
}

const auto TableBegin =
    QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" style=\"margin-top:8px\">");

} // namespace

SearchHelp::SearchHelp(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("searchHelp"));
    setAccessibleName(tr("How to search"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(16);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        Q_EMIT searchRequested(link.path(QUrl::FullyDecoded));
    });
}

void SearchHelp::setCatalog(std::shared_ptr<const catalog::Catalog> catalog,
                            const base::Wording &wording)
{
    m_catalog = std::move(catalog);
    m_wording = &wording;
    rebuild();
}

void SearchHelp::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_catalog) {
        rebuild();
    }
    QTextBrowser::changeEvent(event);
}

void SearchHelp::rebuild()
{
    const auto &schema = m_catalog->schema();
    QString html = QStringLiteral("<h2 style=\"margin-top:0;margin-bottom:4px\">%1</h2>"
                                  "<p style=\"margin-bottom:12px\">%2</p>")
                       .arg(tr("How to search").toHtmlEscaped(),
                            tr("Type words of a name, or terms. Every example runs when you click "
                               "it.")
                                .toHtmlEscaped());
    html += TableBegin;
    for (const auto &example : catalog::querySyntax(schema)) {
        html += exampleRow(example.example, wording::render(example.what, *m_wording));
    }
    html += QStringLiteral("</table>");
    const auto fields = catalog::queryFields(schema, m_catalog->sets());
    for (const auto group : {catalog::QueryFieldGroup::Attribute,
                             catalog::QueryFieldGroup::Piece,
                             catalog::QueryFieldGroup::Ability,
                             catalog::QueryFieldGroup::Display}) {
        html += heading(sectionTitle(group)) + TableBegin;
        for (const auto &field : fields) {
            if (field.group == group) {
                html += exampleRow(field.example, fieldMeaning(field, *m_wording));
            }
        }
        html += QStringLiteral("</table>");
    }
    document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; }").arg(palette().color(QPalette::Link).name()));
    setHtml(html);
}

} // namespace widgets
