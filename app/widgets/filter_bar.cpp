#include "widgets/filter_bar.h"

#include "base/fold.h"
#include "faces/palette.h"
#include "models/catalog_columns.h"
#include "models/query_terms.h"
#include "widgets/flow_layout.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace widgets
{

namespace
{

// More different numbers than this are no menu any more.
constexpr std::size_t MostNumbers = 16;
constexpr std::size_t MostFilters = 3;

QString folded(const std::string &words)
{
    return QString::fromStdString(base::fold(words));
}

// A menu that stays open while several values are picked in it.
class StayingMenu final : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        auto *action = activeAction();
        if (action && action->isCheckable() && action->isEnabled()) {
            action->trigger();
            return;
        }
        QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        auto *action = activeAction();
        if (event->key() == Qt::Key_Space && action && action->isCheckable()) {
            action->trigger();
            return;
        }
        QMenu::keyPressEvent(event);
    }
};

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
    , m_clear(new QToolButton(this))
{
    setObjectName(QStringLiteral("filters"));
    setAccessibleName(tr("Filters"));
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    new FlowLayout(this);
    // The style's own mark sits in the corner, over the words.
    setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_clear->setObjectName(QStringLiteral("clearFilters"));
    m_clear->setText(tr("Clear all"));
    m_clear->setAccessibleName(tr("Clear search and filters"));
    m_clear->setAutoRaise(true);
    connect(m_clear, &QToolButton::clicked, this, [this] { Q_EMIT searchChanged({}); });
}

void FilterBar::setCatalog(const std::shared_ptr<const catalog::Catalog> &catalog,
                           const std::string &language)
{
    if (m_schema == catalog->schemaPointer() && m_language == language) {
        return;
    }
    m_schema = catalog->schemaPointer();
    m_language = language;
    for (const auto &filter : m_filters) {
        delete filter.button;
    }
    m_filters.clear();
    layout()->removeWidget(m_clear);
    const auto &attributes = m_schema->attributes;
    for (std::size_t i = 0; i < attributes.size() && m_filters.size() < MostFilters; ++i) {
        const bool isClosed = attributes[i].kind == catalog::AttributeKind::Choice
            || attributes[i].kind == catalog::AttributeKind::Number;
        if (isClosed) {
            auto filter = filterFor(attributes[i], static_cast<int>(i), *catalog, language);
            if (!filter.values.empty()) {
                addFilter(std::move(filter));
            }
        }
    }
    addFilter(statusFilter());
    layout()->addWidget(m_clear);
    refresh();
}

void FilterBar::setSearch(const QString &search)
{
    if (m_search != search) {
        m_search = search;
        refresh();
    }
}

void FilterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        layout()->invalidate();
    }
    QWidget::changeEvent(event);
}

FilterBar::Filter FilterBar::filterFor(const catalog::Attribute &attribute,
                                       int place,
                                       const catalog::Catalog &catalog,
                                       const std::string &language)
{
    Filter filter;
    filter.label = QString::fromStdString(attribute.label.in(language));
    for (const auto &name : attribute.queryNames) {
        filter.fields.append(QString::fromStdString(name));
    }
    filter.fields.append(QString::fromStdString(attribute.slug));
    for (const auto &choice : attribute.choices) {
        const auto &label =
            choice.plural.empty() ? choice.label.in(language) : choice.plural.in(language);
        Value value{folded(choice.value), QString::fromStdString(label), {}};
        value.names = {folded(choice.value), folded(choice.label.in(language)), folded(label)};
        for (const auto &name : choice.names) {
            value.names.append(folded(name));
        }
        filter.values.push_back(std::move(value));
    }
    std::set<std::int32_t> numbers;
    bool hasUnknown = false;
    for (const auto &piece : catalog.pieces()) {
        const auto &value = piece->value(place);
        hasUnknown = hasUnknown || value.isUnknown();
        if (value.isGiven() && attribute.choices.empty() && numbers.size() <= MostNumbers) {
            numbers.insert(value.number);
        }
    }
    if (numbers.size() > MostNumbers) {
        return {};
    }
    for (const auto number : numbers) {
        const QString words = QString::number(number);
        filter.values.push_back({words, words, {words}});
    }
    if (hasUnknown) {
        filter.values.push_back({QStringLiteral("?"), tr("Unknown"), {QStringLiteral("?")}});
    }
    return filter;
}

FilterBar::Filter FilterBar::statusFilter()
{
    Filter filter;
    filter.label = tr("Status");
    filter.fields = {QStringLiteral("status")};
    for (const auto status : {catalog::Status::Official,
                              catalog::Status::Partial,
                              catalog::Status::Demo,
                              catalog::Status::Own}) {
        const QString slug = QString::fromStdString(std::string(catalog::slugOf(status)));
        filter.values.push_back({slug, models::statusWord(status), {slug}});
    }
    return filter;
}

void FilterBar::addFilter(Filter filter)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("filter-") + filter.fields.constLast());
    button->setAccessibleName(tr("Filter by %1").arg(filter.label));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new StayingMenu(button);
    button->setMenu(menu);
    filter.button = button;
    filter.menu = menu;
    layout()->addWidget(button);
    m_filters.push_back(std::move(filter));
    fillMenu(m_filters.size() - 1);
}

void FilterBar::fillMenu(std::size_t filter)
{
    const auto &filled = m_filters[filter];
    for (const auto &value : filled.values) {
        auto *action = filled.menu->addAction(value.label);
        action->setCheckable(true);
        action->setData(value.written);
        connect(action, &QAction::triggered, this, [this, filter, value](bool checked) {
            toggle(filter, value.written, checked);
        });
    }
}

void FilterBar::toggle(std::size_t filter, const QString &value, bool wanted)
{
    const auto &changed = m_filters[filter];
    QStringList values;
    for (const auto *action : changed.menu->actions()) {
        const QString written = action->data().toString();
        if (written == value ? wanted : action->isChecked()) {
            values.append(written);
        }
    }
    m_search = models::searchWithValues(m_search, changed.fields, values);
    refresh();
    Q_EMIT searchChanged(m_search);
}

void FilterBar::refresh()
{
    for (const auto &filter : m_filters) {
        const QStringList asked = models::valuesInSearch(m_search, filter.fields);
        QStringList labels;
        const auto actions = filter.menu->actions();
        for (std::size_t i = 0; i < filter.values.size(); ++i) {
            const auto &value = filter.values[i];
            const bool isAsked =
                std::any_of(asked.begin(), asked.end(), [&value](const QString &word) {
                    return value.names.contains(folded(word.toStdString()));
                });
            actions[static_cast<qsizetype>(i)]->setChecked(isAsked);
            if (isAsked) {
                labels.append(value.label);
            }
        }
        const QString shown = labels.size() > 2
            ? tr("%1 + %n more", nullptr, static_cast<int>(labels.size()) - 1)
                  .arg(labels.constFirst())
            : labels.join(QStringLiteral(", "));
        const QString words =
            shown.isEmpty() ? filter.label : QStringLiteral("%1: %2").arg(filter.label, shown);
        filter.button->setText(words + QStringLiteral(" ▾"));
        filter.button->setAccessibleDescription(shown);
        auto font = this->font();
        font.setBold(!labels.isEmpty());
        filter.button->setFont(font);
    }
    m_clear->setVisible(!m_search.isEmpty());
    layout()->invalidate();
}

} // namespace widgets
