#include "pages/lab_labels.h"

#include <QLabel>

#include <algorithm>

namespace pages
{

namespace
{

const QString LabelName = QStringLiteral("labLabel");

} // namespace

QLabel *labelFor(const QString &words, QWidget *field, QWidget *parent)
{
    auto *label = new QLabel(words, parent);
    label->setObjectName(LabelName);
    label->setBuddy(field);
    if (field->accessibleName().isEmpty()) {
        QString spoken = words;
        field->setAccessibleName(spoken.remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    }
    return label;
}

void alignLabels(const QWidget *below)
{
    const auto labels = below->findChildren<QLabel *>(LabelName);
    int widest = 0;
    for (const auto *label : labels) {
        widest = std::max(widest, label->sizeHint().width());
    }
    for (auto *label : labels) {
        label->setMinimumWidth(widest);
    }
}

} // namespace pages
