#include "dialogs/import_pieces.h"

#include "appearance.h"
#include "files/file.h"
#include "files/table.h"
#include "models/import_model.h"
#include "notices.h"
#include "prompter.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace dialogs
{

namespace
{

using catalog::RowFate;

constexpr RowFate Fates[] = {RowFate::New,
                             RowFate::Updates,
                             RowFate::Amends,
                             RowFate::Same,
                             RowFate::Kept,
                             RowFate::Ambiguous,
                             RowFate::Refused};
constexpr int AllFates = -1;

// A table out of a spreadsheet or this program has tabs; others have commas or semicolons.
base::Result<files::Table> readTable(const std::string &text, const std::string &origin)
{
    std::string_view rest = text;
    while (!rest.empty() && rest.front() == '#') {
        const auto end = rest.find('\n');
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    const auto header = rest.substr(0, rest.find('\n'));
    return header.find('\t') != std::string_view::npos
            || header.find_first_of(",;") == std::string_view::npos
        ? files::readTsv(text, origin)
        : files::readCsv(text, origin);
}

} // namespace

ImportPieces::ImportPieces(Services services, const library::Game &game, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_own(services.library, services.pieces, services.journal)
    , m_game(game)
    , m_model(new models::ImportModel(services.wording, this))
    , m_rows(new QTreeView(this))
    , m_source(new QLabel(this))
    , m_message(new QLabel(this))
    , m_keep(new QCheckBox(tr("Keep what is in the catalogue already"), this))
    , m_filters(new QHBoxLayout)
    , m_filterGroup(new QButtonGroup(this))
    , m_apply(new QPushButton(tr("Import"), this))
{
    setObjectName(QStringLiteral("importPieces"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import pieces"));
    auto *file = new QPushButton(tr("Choose File…"), this);
    file->setObjectName(QStringLiteral("importChooseFile"));
    auto *clipboard = new QPushButton(tr("Paste"), this);
    clipboard->setObjectName(QStringLiteral("importPaste"));
    clipboard->setToolTip(tr("Takes a table from the clipboard, for example from a spreadsheet"));
    auto *close = new QPushButton(tr("Cancel"), this);
    close->setObjectName(QStringLiteral("importCancel"));
    m_apply->setObjectName(QStringLiteral("importApply"));
    m_apply->setDefault(true);
    m_keep->setObjectName(QStringLiteral("importKeep"));
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setToolTip(tr("New rows come in; rows that would change something are left out"));
    for (auto *button : {file, clipboard, close, m_apply}) {
        button->setAccessibleName(button->text());
    }
    m_source->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_message->setObjectName(QStringLiteral("importMessage"));
    m_message->setWordWrap(true);
    m_rows->setObjectName(QStringLiteral("importRows"));
    m_rows->setAccessibleName(tr("Rows of the table"));
    m_rows->setModel(m_model);
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAlternatingRowColors(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->header()->setSectionResizeMode(QHeaderView::Interactive);
    m_filters->setSpacing(8);

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(file);
    top->addWidget(clipboard);
    top->addWidget(m_source, 1);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(8);
    bottom->addWidget(m_keep, 1);
    bottom->addWidget(close);
    bottom->addWidget(m_apply);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addLayout(m_filters);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_message);
    layout->addLayout(bottom);
    resize(880, 560);
    connect(file, &QPushButton::clicked, this, &ImportPieces::chooseFile);
    connect(clipboard, &QPushButton::clicked, this, &ImportPieces::paste);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &ImportPieces::apply);
    connect(m_keep, &QCheckBox::toggled, this, &ImportPieces::plan);
    connect(m_filterGroup, &QButtonGroup::idClicked, this, [this](int id) {
        m_model->setFilter(id == AllFates ? std::nullopt : std::optional(static_cast<RowFate>(id)));
    });
    refresh();
}

void ImportPieces::openFile(const QString &path)
{
    const auto text = files::readFile(path.toStdString());
    if (!text) {
        say(QString::fromStdString(base::render(text.error(), m_services.wording)), true);
        return;
    }
    openText(QString::fromStdString(*text), QFileInfo(path).fileName());
}

void ImportPieces::openText(const QString &text, const QString &origin)
{
    m_text = text.toStdString();
    m_origin = origin;
    m_source->setText(origin);
    m_source->setToolTip(origin);
    plan();
}

void ImportPieces::chooseFile()
{
    const auto files =
        m_services.prompter.openFiles(this,
                                      tr("Import pieces"),
                                      tr("Tables of pieces (*.tsv *.csv *.txt);;All files (*)"));
    if (!files.isEmpty()) {
        openFile(files.constFirst());
    }
}

void ImportPieces::paste()
{
    openText(QGuiApplication::clipboard()->text(), tr("From the clipboard"));
}

void ImportPieces::plan()
{
    m_plan.reset();
    const std::string origin = m_origin.toStdString();
    const auto table = readTable(m_text, origin);
    auto planned = table
        ? catalog::planImport(*table,
                              *m_game.catalog,
                              m_keep->isChecked() ? catalog::ExistingPieces::Keep
                                                  : catalog::ExistingPieces::Update,
                              origin)
        : base::Result<catalog::ImportPlan>(tl::unexpected(table.error()));
    if (planned) {
        m_plan = std::make_shared<catalog::ImportPlan>(std::move(*planned));
        QStringList unknown;
        for (const auto &column : m_plan->unknownColumns) {
            unknown.append(QString::fromStdString(column));
        }
        say(unknown.isEmpty() ? QString()
                              : tr("Columns that are not known and left out: %1.")
                                    .arg(unknown.join(QStringLiteral(", "))),
            false);
    } else {
        say(QString::fromStdString(base::render(planned.error(), m_services.wording)), true);
    }
    m_model->setPlan(m_plan);
    refresh();
}

void ImportPieces::refresh()
{
    addFilterButtons();
    const int changing = rowsThatChange();
    m_apply->setEnabled(changing > 0);
    m_apply->setText(changing > 0 ? tr("Import %n Row(s)", nullptr, changing) : tr("Import"));
    m_apply->setAccessibleName(m_apply->text());
    m_rows->resizeColumnToContents(models::ImportModel::FateColumn);
    m_rows->resizeColumnToContents(models::ImportModel::LineColumn);
    m_rows->setColumnWidth(models::ImportModel::NameColumn, 240);
    if (m_text.empty()) {
        say(tr("Choose a table (TSV or CSV) with a column “name”, or paste one. Other columns are "
               "those that an export has; all may be missing or empty."),
            false);
    }
}

void ImportPieces::addFilterButtons()
{
    while (auto *item = m_filters->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto add = [this](int id, const QString &words, const QString &toolTip) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("importFilter%1").arg(id));
        button->setCheckable(true);
        button->setChecked(id == AllFates);
        button->setText(words);
        button->setToolTip(toolTip);
        button->setAccessibleName(words);
        button->setFocusPolicy(Qt::TabFocus);
        m_filterGroup->addButton(button, id);
        m_filters->addWidget(button);
    };
    m_model->setFilter(std::nullopt);
    if (m_plan && !m_plan->rows.empty()) {
        add(AllFates, tr("All %1").arg(m_plan->rows.size()), tr("Every row of the table"));
    }
    for (const auto fate : Fates) {
        if (const int count = m_model->count(fate); count > 0) {
            add(static_cast<int>(fate),
                QStringLiteral("%1 %2").arg(models::ImportModel::fateWord(fate)).arg(count),
                models::ImportModel::fateSentence(fate));
        }
    }
    m_filters->addStretch();
}

void ImportPieces::apply()
{
    const int changing = rowsThatChange();
    const auto done = m_own.applyImport(m_game.slug(), *m_plan);
    if (!done) {
        say(QString::fromStdString(base::render(done.error(), m_services.wording)), true);
        return;
    }
    m_services.notices.inform(tr("%n row(s) imported in one step.", nullptr, changing));
    Q_EMIT imported(changing);
    accept();
}

int ImportPieces::rowsThatChange() const
{
    return m_model->count(RowFate::New) + m_model->count(RowFate::Updates)
        + m_model->count(RowFate::Amends);
}

void ImportPieces::say(const QString &words, bool isProblem)
{
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    QPalette palette = m_message->palette();
    palette.setColor(QPalette::WindowText,
                     isProblem ? signalcolours::bad() : signalcolours::quiet());
    m_message->setPalette(palette);
}

} // namespace dialogs
