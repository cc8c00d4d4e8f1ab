// The line in which an aim is given by name: "at Treant Watcher", "8 cm short of Bog Witch". The
// aim follows while one types; Enter keeps it, Escape leaves it as it was before.
#pragma once

#include "boards/clout_scene.h"

#include <QLineEdit>

namespace boards
{

class AimLine : public QLineEdit
{
    Q_OBJECT

public:
    // The scene outlives the line.
    AimLine(const CloutScene &scene, QWidget *parent);

    void open(base::Point cursor);

Q_SIGNALS:
    void aimed(base::Point point);
    void refused(const QString &why); // when Enter was pressed
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    base::Result<base::Point> read() const;
    void close();
    void accept();

    const CloutScene &m_scene;
    base::Point m_before;
};

} // namespace boards
