#include "widgets/value_field.h"

#include "appearance.h"
#include "widgets/choice_field.h"
#include "widgets/line_field.h"
#include "widgets/notation_field.h"
#include "wording/qt_wording.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets
{

ValueField::ValueField(const catalog::Schema &schema,
                       int attribute,
                       const base::Wording &wording,
                       QWidget *parent)
    : QWidget(parent)
    , m_schema(schema)
    , m_attribute(attribute)
    , m_wording(wording)
    , m_language(wording.language())
    , m_column(new QVBoxLayout(this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("field-") + QString::fromStdString(this->attribute().slug));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_message->setObjectName(QStringLiteral("fieldMessage"));
    m_message->setWordWrap(true);
    m_message->hide();
    m_column->addWidget(m_message);
}

const catalog::Attribute &ValueField::attribute() const
{
    return m_schema.attributes[static_cast<std::size_t>(m_attribute)];
}

void ValueField::setHint(const QString &hint)
{
    m_hint = hint;
    showMessage();
}

void ValueField::setEditor(QWidget *editor)
{
    editor->setObjectName(QStringLiteral("edit-") + QString::fromStdString(attribute().slug));
    editor->setAccessibleName(QString::fromStdString(attribute().label.in(m_language)));
    setFocusProxy(editor);
    m_column->insertWidget(0, editor);
}

void ValueField::addBelow(QWidget *widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
}

void ValueField::take()
{
    const auto reading = catalog::readValue(cell().toStdString(), attribute(), m_schema);
    m_isReadable = reading.has_value();
    m_wrong = reading ? QString() : wording::render(reading.error().what, m_wording);
    m_note = reading && !reading->notes.empty()
        ? wording::render(reading->notes.front().what, m_wording)
        : QString();
    markWrong(!m_isReadable);
    showMessage();
    Q_EMIT changed();
}

void ValueField::showMessage()
{
    const bool isWrong = !m_wrong.isEmpty();
    const QString words = isWrong ? m_wrong : m_note.isEmpty() ? m_hint : m_note;
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    QPalette palette = m_message->palette();
    palette.setColor(QPalette::WindowText, isWrong ? signalcolours::bad() : signalcolours::quiet());
    m_message->setPalette(palette);
    if (QWidget *editor = focusProxy()) {
        editor->setAccessibleDescription(words);
    }
}

ValueField *makeValueField(const catalog::Catalog &catalog,
                           int attribute,
                           const base::Wording &wording,
                           KeyLetters &letters,
                           QWidget *parent)
{
    const auto &schema = catalog.schema();
    const auto &described = schema.attributes[static_cast<std::size_t>(attribute)];
    switch (described.kind) {
    case catalog::AttributeKind::Choice:
    case catalog::AttributeKind::YesNo:
        if (SymbolField::fits(schema, described)) {
            return new SymbolField(schema, attribute, wording, letters, parent);
        }
        return new ChoiceField(schema, attribute, wording, parent);
    case catalog::AttributeKind::Notation:
        return new NotationField(schema, attribute, wording, letters, parent);
    case catalog::AttributeKind::LongText:
        return new LongTextField(schema, attribute, wording, parent);
    case catalog::AttributeKind::Counts:
        return new CountsField(schema, attribute, wording, letters, parent);
    case catalog::AttributeKind::Number:
        return new NumberField(schema, attribute, wording, parent);
    case catalog::AttributeKind::Text:
        break;
    }
    return new TextField(catalog, attribute, wording, parent);
}

} // namespace widgets
