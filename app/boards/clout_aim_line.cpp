#include "boards/clout_aim_line.h"

#include "boards/clout_aim_words.h"

#include <QKeyEvent>

namespace boards
{

namespace
{

AimContext contextOf(const CloutScene &scene)
{
    AimContext context;
    context.viewpoint = scene.viewpoint();
    const auto &hand = scene.question().hand;
    const auto &area = context.viewpoint.area();
    context.from = scene.isThrowAsked() && hand ? hand->from : area.least;
    const CloutWords words = scene.words();
    for (const auto chip : scene.order()) {
        const auto &table = scene.table();
        AimName name;
        name.at = table.chip(chip)->at;
        name.names = {words.name(chip).toStdString(),
                      table.setup().kindOf(table.position().chips[chip]).name};
        context.chips.push_back(std::move(name));
    }
    return context;
}

} // namespace

AimLine::AimLine(const CloutScene &scene, QWidget *parent)
    : QLineEdit(parent)
    , m_scene(scene)
{
    setObjectName(QStringLiteral("aimLine"));
    setAccessibleName(tr("Aim by name"));
    setPlaceholderText(tr("at …, between … and …, 8 cm short of …"));
    setToolTip(tr("Also: 8 cm beyond, left of or right of a chip; “30 12” for centimetres from the "
                  "left and from you; “middle”. Enter aims there, Escape leaves it."));
    hide();
    connect(this, &QLineEdit::textEdited, this, [this] {
        if (const auto point = read()) {
            Q_EMIT aimed(*point);
        }
    });
}

void AimLine::open(base::Point cursor)
{
    m_before = cursor;
    clear();
    show();
    raise();
    setFocus(Qt::ShortcutFocusReason);
}

base::Result<base::Point> AimLine::read() const
{
    return parseAim(text().toStdString(), contextOf(m_scene));
}

void AimLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT aimed(m_before);
        close();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        accept();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void AimLine::accept()
{
    const auto point = read();
    if (!point) {
        Q_EMIT refused(QString::fromStdString(base::render(point.error(), m_scene.wording())));
        return;
    }
    Q_EMIT aimed(*point);
    close();
}

void AimLine::close()
{
    hide();
    Q_EMIT closed();
}

} // namespace boards
