#include "dialogs/piece_form.h"

#include "library/own_pieces.h"
#include "models/catalog_columns.h"
#include "widgets/value_field.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr int LongestName = 200; // letters, as an import takes
// What the pieces of one bag have in common, beside their type.
constexpr std::string_view CarriedOver[] = {"faction", "set"};

} // namespace

PieceForm::PieceForm(std::shared_ptr<const catalog::Catalog> catalog,
                     const wording::QtWording &wording,
                     QWidget *parent)
    : QScrollArea(parent)
    , m_catalog(std::move(catalog))
    , m_language(wording.language())
    , m_name(new QLineEdit)
    , m_names(new QLineEdit)
    , m_source(new QLineEdit)
{
    setObjectName(QStringLiteral("pieceForm"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(this);
    m_form = new QFormLayout(content);
    m_form->setContentsMargins(0, 0, 12, 0);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setLabelAlignment(Qt::AlignRight | Qt::AlignTop);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name->setObjectName(QStringLiteral("edit-name"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setMaxLength(LongestName);
    m_form->addRow(tr("Name"), m_name);
    addFields(wording);
    m_names->setObjectName(QStringLiteral("edit-names"));
    m_names->setAccessibleName(tr("Further names"));
    m_names->setPlaceholderText(tr("de:Baumhirte; en:Tree Watcher [where seen]"));
    m_form->addRow(tr("Further names"), m_names);
    m_source->setObjectName(QStringLiteral("edit-source"));
    m_source->setAccessibleName(tr("Source"));
    m_source->setPlaceholderText(tr("Where the values come from"));
    m_form->addRow(tr("Source"), m_source);
    setWidget(content);
    for (auto *line : {m_name, m_names, m_source}) {
        connect(line, &QLineEdit::textChanged, this, [this] {
            m_isTouched = m_isTouched || !m_isLoading;
            Q_EMIT changed();
        });
    }
    m_base.values.resize(m_catalog->schema().attributes.size());
    arrange();
}

void PieceForm::addFields(const wording::QtWording &wording)
{
    widgets::KeyLetters letters;
    const auto &attributes = m_catalog->schema().attributes;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        auto *field =
            widgets::makeValueField(*m_catalog, static_cast<int>(i), wording, letters, nullptr);
        auto *label = new QLabel(QString::fromStdString(attributes[i].label.in(m_language)));
        label->setBuddy(field->editor());
        m_form->addRow(label, field);
        m_fields.push_back(field);
        connect(field, &widgets::ValueField::changed, this, [this, field] {
            if (m_isLoading) {
                return;
            }
            m_isTouched = true;
            if (field->attribute().slug == m_catalog->schema().typedBy) {
                arrange();
            }
            Q_EMIT changed();
        });
    }
}

void PieceForm::setPiece(const catalog::Piece &piece)
{
    load(piece);
    m_names->setEnabled(true);
    m_name->setReadOnly(false);
    m_name->setToolTip({});
    for (auto *field : m_fields) {
        field->setHint({});
    }
}

void PieceForm::setAmending(const catalog::Piece &piece)
{
    load(piece);
    // The source that is asked for is that of the person's values.
    m_source->clear();
    m_isTouched = false;
    m_name->setReadOnly(true);
    m_name->setToolTip(tr("The name of a shipped piece stays as it is"));
    m_names->setEnabled(false);
    for (auto *field : m_fields) {
        const auto &shipped = library::shippedValue(piece, field->attributeIndex());
        const QString words = shipped.isUnknown()
            ? tr("unknown")
            : models::valueWords(shipped, field->attribute(), m_catalog->schema(), m_language);
        const bool isAmended = !(shipped == piece.value(field->attributeIndex()));
        field->setHint(isAmended ? tr("Shipped says %1.").arg(words) : QString());
    }
}

void PieceForm::fillUnknown(const std::vector<std::string> &cells)
{
    for (auto *field : m_fields) {
        const auto &cell = cells[static_cast<std::size_t>(field->attributeIndex())];
        if (field->cell().isEmpty() && !cell.empty()) {
            field->setCell(QString::fromStdString(cell));
            m_isTouched = true;
        }
    }
    arrange();
}

void PieceForm::beginNext()
{
    catalog::Piece next;
    const auto &schema = m_catalog->schema();
    next.values.resize(schema.attributes.size());
    for (const auto *field : m_fields) {
        const auto &slug = field->attribute().slug;
        const bool isCarried = slug == schema.typedBy
            || std::find(std::begin(CarriedOver), std::end(CarriedOver), slug)
                != std::end(CarriedOver);
        if (isCarried) {
            // It was just read and stored, so it can be read again.
            (void)catalog::setValue(next,
                                    schema,
                                    field->attributeIndex(),
                                    field->cell().toStdString());
        }
    }
    next.source = source().toStdString();
    setPiece(next);
    ensureVisible(0, 0);
    focusName();
}

catalog::Piece PieceForm::piece() const
{
    const auto &schema = m_catalog->schema();
    catalog::Piece piece;
    piece.key = m_base.key;
    piece.status = m_base.status;
    piece.picture = m_base.picture;
    piece.name = name().toStdString();
    piece.names = catalog::parseFurtherNames(m_names->text().toStdString());
    piece.source = source().toStdString();
    piece.values.resize(schema.attributes.size());
    const auto written = cells();
    for (std::size_t i = 0; i < written.size(); ++i) {
        // What cannot be read stays unknown; the field says why.
        (void)catalog::setValue(piece, schema, static_cast<int>(i), written[i]);
    }
    catalog::finishPiece(piece, schema);
    return piece;
}

std::vector<std::string> PieceForm::cells() const
{
    const std::string chosen = type();
    std::vector<std::string> result(m_fields.size());
    for (const auto *field : m_fields) {
        const auto place = static_cast<std::size_t>(field->attributeIndex());
        if (belongs(*field, chosen)) {
            result[place] = field->cell().toStdString();
        } else {
            result[place] = std::string(
                catalog::written(m_base.values[place]) == "-" ? std::string_view("-") : "");
        }
    }
    return result;
}

QString PieceForm::name() const
{
    return m_name->text().simplified();
}

QString PieceForm::source() const
{
    return m_source->text().simplified();
}

QWidget *PieceForm::firstWrong() const
{
    if (name().isEmpty()) {
        return m_name;
    }
    const std::string chosen = type();
    const auto wrong = std::find_if(m_fields.begin(), m_fields.end(), [&](const auto *field) {
        return belongs(*field, chosen) && !field->isReadable();
    });
    return wrong == m_fields.end() ? nullptr : (*wrong)->editor();
}

void PieceForm::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void PieceForm::focusFirstUnknown()
{
    const std::string chosen = type();
    const auto first = std::find_if(m_fields.begin(), m_fields.end(), [&](const auto *field) {
        return belongs(*field, chosen) && field->cell().isEmpty();
    });
    if (first != m_fields.end()) {
        (*first)->editor()->setFocus();
    }
}

void PieceForm::arrange()
{
    const std::string chosen = type();
    for (auto *field : m_fields) {
        const bool isShown = belongs(*field, chosen);
        m_form->labelForField(field)->setVisible(isShown);
        field->setVisible(isShown);
    }
}

void PieceForm::load(const catalog::Piece &piece)
{
    m_isLoading = true;
    m_base = piece;
    m_name->setText(QString::fromStdString(piece.name));
    m_names->setText(QString::fromStdString(catalog::printFurtherNames(piece.names)));
    m_source->setText(QString::fromStdString(piece.source));
    for (auto *field : m_fields) {
        field->setCell(
            QString::fromStdString(catalog::written(piece.value(field->attributeIndex()))));
    }
    m_isLoading = false;
    m_isTouched = false;
    arrange();
    Q_EMIT changed();
}

bool PieceForm::belongs(const widgets::ValueField &field, const std::string &type) const
{
    const auto &types = field.attribute().appliesTo;
    return types.empty() || type.empty()
        || std::find(types.begin(), types.end(), type) != types.end();
}

std::string PieceForm::type() const
{
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), [this](const auto *field) {
        return field->attribute().slug == m_catalog->schema().typedBy;
    });
    const std::string cell = found == m_fields.end() ? "" : (*found)->cell().toStdString();
    return cell == "-" ? "" : cell;
}

} // namespace dialogs
