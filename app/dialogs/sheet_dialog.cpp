#include "dialogs/sheet_dialog.h"

#include "dialogs/sheet_preview.h"
#include "files/file.h"
#include "icons.h"
#include "library/judgement.h"
#include "notices.h"
#include "prompter.h"
#include "settings.h"
#include "sheets/sheet_writers.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>

namespace dialogs
{

namespace
{

QString settingFor(const QLineEdit *field)
{
    return QStringLiteral("sheet-") + field->objectName();
}

} // namespace

SheetDialog::SheetDialog(Services services, rosters::Roster roster, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_roster(std::move(roster))
    , m_language(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_preview(new SheetPreview(this))
{
    setObjectName(QStringLiteral("sheetDialog"));
    setWindowTitle(tr("Tournament sheet"));
    resize(900, 680);
    auto *columns = new QHBoxLayout(this);
    columns->addWidget(makeFields(), 2);
    columns->addWidget(m_preview, 3);
    restoreGeometry(services.settings.state(objectName()));
    refresh();
}

SheetDialog::~SheetDialog()
{
    remember();
    m_services.settings.setState(objectName(), saveGeometry());
}

QWidget *SheetDialog::makeFields()
{
    auto *side = new QWidget(this);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addField(form, QStringLiteral("player"), tr("&Player:"));
    addField(form, QStringLiteral("id"), tr("Player &id:"));
    addField(form, QStringLiteral("event"), tr("&Event:"));
    addField(form, QStringLiteral("date"), tr("&Date:"));
    addField(form, QStringLiteral("place"), tr("P&lace:"));
    m_language->setObjectName(QStringLiteral("sheetLanguage"));
    m_language->setAccessibleName(tr("Language of the sheet"));
    for (const auto &language : wording::languages()) {
        m_language->addItem(wording::ownName(language), language);
    }
    const QString chosen = m_services.settings.sheetLanguage();
    m_language->setCurrentIndex(m_language->findData(
        chosen.isEmpty() ? QString::fromStdString(m_services.wording.language()) : chosen));
    m_paper->setObjectName(QStringLiteral("sheetPaper"));
    m_paper->setAccessibleName(tr("Paper"));
    m_paper->addItem(tr("A4"), QStringLiteral("a4"));
    m_paper->addItem(tr("Letter"), QStringLiteral("letter"));
    m_paper->setCurrentIndex(m_paper->findData(
        m_services.settings.text(QStringLiteral("sheet-paper"), QStringLiteral("a4"))));
    form->addRow(tr("Lan&guage:"), m_language);
    form->addRow(tr("P&aper:"), m_paper);
    connect(m_language, &QComboBox::currentIndexChanged, this, &SheetDialog::refresh);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &SheetDialog::refresh);
    auto *buttons = new QDialogButtonBox(Qt::Vertical, side);
    auto *printButton = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    printButton->setIcon(icons::icon(QStringLiteral("print")));
    printButton->setObjectName(QStringLiteral("sheetPrint"));
    auto *exportButton = buttons->addButton(tr("Write to a file…"), QDialogButtonBox::ActionRole);
    exportButton->setIcon(icons::icon(QStringLiteral("export")));
    exportButton->setObjectName(QStringLiteral("sheetExport"));
    auto *close = buttons->addButton(QDialogButtonBox::Close);
    connect(printButton, &QPushButton::clicked, this, &SheetDialog::print);
    connect(exportButton, &QPushButton::clicked, this, &SheetDialog::exportSheet);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    return side;
}

void SheetDialog::addField(QFormLayout *form, const QString &name, const QString &label)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(name);
    field->setText(m_services.settings.text(settingFor(field)));
    QString spoken = label;
    spoken.remove(QLatin1Char('&')).remove(QLatin1Char(':'));
    field->setAccessibleName(spoken);
    form->addRow(label, field);
    m_fields.push_back(field);
    connect(field, &QLineEdit::textChanged, this, &SheetDialog::refresh);
}

sheets::Sheet SheetDialog::sheet() const
{
    const wording::QtWording words(m_language->currentData().toString());
    // The roster is stored, so its game is known.
    const auto judgement = library::judge(m_services.library, m_roster);
    const auto &catalog = *m_services.library.game(m_roster.game)->catalog;
    if (!judgement) {
        return {};
    }
    return sheets::makeSheet(
        {m_roster, judgement->resolved, judgement->verdict, judgement->format, catalog},
        fields(),
        words);
}

void SheetDialog::refresh()
{
    m_preview->show(sheets::SheetPages(sheet(), paper()));
}

void SheetDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(sheets::pageSizeOf(paper()));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    if (sheets::printPages(sheets::SheetPages(sheet(), paper()), printer)) {
        m_services.notices.inform(tr("Sent to the printer."));
    } else {
        m_services.notices.fail(
            tr("The printer takes nothing. Is it switched on and chosen rightly?"));
    }
}

void SheetDialog::exportSheet()
{
    QStringList filters;
    for (const auto &writer : sheets::writers()) {
        filters.append(QStringLiteral("%1 (*.%2)")
                           .arg(wording::render(writer.title, m_services.wording),
                                QString::fromUtf8(writer.extension.data(),
                                                  qsizetype(writer.extension.size()))));
    }
    const QString file = m_services.prompter.saveFile(this,
                                                      tr("Write the sheet"),
                                                      QStringLiteral("sheet.pdf"),
                                                      filters.join(QStringLiteral(";;")));
    if (file.isEmpty()) {
        return;
    }
    const auto done = sheets::writeSheet(sheet(), QFileInfo(file).suffix().toStdString(), paper())
                          .and_then([&file](const std::string &bytes) {
                              return files::writeFile(file.toStdString(), bytes);
                          });
    if (done) {
        m_services.notices.inform(tr("Written to %1.").arg(file));
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(done.error(), m_services.wording)));
    }
}

void SheetDialog::remember() const
{
    for (const auto *field : m_fields) {
        m_services.settings.setText(settingFor(field), field->text());
    }
    m_services.settings.setText(QStringLiteral("sheet-paper"), m_paper->currentData().toString());
    m_services.settings.setSheetLanguage(m_language->currentData().toString());
}

sheets::SheetFields SheetDialog::fields() const
{
    sheets::FieldPairs pairs;
    for (const auto *field : m_fields) {
        pairs.emplace_back(field->objectName().toStdString(), field->text().toStdString());
    }
    return sheets::fromPairs(pairs);
}

sheets::Paper SheetDialog::paper() const
{
    return sheets::paperOf(m_paper->currentData().toString().toStdString())
        .value_or(sheets::Paper::A4);
}

} // namespace dialogs
