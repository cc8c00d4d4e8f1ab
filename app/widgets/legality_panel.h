// The verdict on a roster: legal or not in one line, the totals, and every violation with its
// pieces, its place in the rule book and, where there is one, a button that mends it.
#pragma once

#include "construction/check.h"
#include "wording/qt_wording.h"

#include <QFrame>
#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace widgets
{

class LegalityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LegalityPanel(const wording::QtWording &wording, QWidget *parent = nullptr);

    void show(const construction::Verdict &verdict,
              const construction::Format &format,
              const catalog::Schema &schema,
              const QString &fingerprint);

Q_SIGNALS:
    void linesRequested(const std::vector<std::size_t> &lines);
    void fixRequested(std::size_t violation); // its place in the verdict
    void ruleRequested(const QString &slug);

private:
    void showHead(const construction::Verdict &verdict, const construction::Format &format);
    void showTotals(const construction::Verdict &verdict, const catalog::Schema &schema);
    QWidget *card(const construction::Violation &violation, std::size_t place);

    const wording::QtWording &m_wording;
    QLabel *m_icon = nullptr;
    QLabel *m_head = nullptr;
    QLabel *m_totals = nullptr;
    QLabel *m_fingerprint = nullptr;
    QVBoxLayout *m_cards = nullptr;
};

// One violation: a frame that can be clicked, or chosen with the keyboard.
class ViolationCard : public QFrame
{
    Q_OBJECT

public:
    explicit ViolationCard(const QColor &colour, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen();
    void helpRequested();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QColor m_colour;
};

} // namespace widgets
