// What a playtest comes to at a glance: one or two large figures with their intervals, the report's
// sentences, and what its reader must beware of.
#pragma once

#include "library/lab_job.h"
#include "wording/qt_wording.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace pages
{

class LabHeadline : public QWidget
{
    Q_OBJECT

public:
    // The wording must outlive it.
    explicit LabHeadline(const wording::QtWording &wording, QWidget *parent = nullptr);

    void show(const library::LabResult &result);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Figure {
        QWidget *box = nullptr;
        QLabel *number = nullptr;
        QLabel *what = nullptr;
        QLabel *interval = nullptr;
    };
    struct Words {
        base::Text number;
        QString what;
        base::Text interval;
    };

    Figure makeFigure(const QString &name);
    void showFigure(const Figure &figure, const Words &words);
    std::vector<Words> figuresOf(const library::LabResult &result) const;
    void applyColours();
    QString lines(const std::vector<base::Text> &sentences) const;

    const wording::QtWording &m_wording;
    QHBoxLayout *m_row = nullptr;
    std::vector<Figure> m_figures;
    QLabel *m_sentences = nullptr;
    QLabel *m_warning = nullptr; // its sign
    QLabel *m_cautions = nullptr;
};

} // namespace pages
