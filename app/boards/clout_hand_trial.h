// Twenty real chips at a mark: how they are thrown, where each stopped, by clicking, by keys or by
// numbers, and the hand and the table that come of it, each figure with how sure it is.
#pragma once

#include "boards/hand_trial.h"

#include <filesystem>

class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace boards
{

class Announcement;
class CloutHandArea;
class CloutHandFit;
class CloutHandModel;
struct HandStop;

class CloutHandTrial final : public HandTrial
{
    Q_OBJECT

public:
    CloutHandTrial(std::filesystem::path folder,
                   const wording::QtWording &wording,
                   QWidget *parent);

    std::optional<MeasuredHand> measured() const override;
    bool isEmpty() const override;
    base::Outcome resume(const std::string &throws) override;

private:
    QWidget *stancePart();
    QWidget *entryPart();
    QWidget *listPart();
    QSpinBox *millimetres(const QString &objectName, const QString &name, int least, int most);
    QPushButton *button(const QString &objectName, const QString &words);
    void enter(HandStop stop);
    void enterTyped();
    void showThrows();
    void showStance();
    void showFit();
    QString sentence() const; // of the fit

    const wording::QtWording &m_wording;
    CloutHandModel *m_model = nullptr;
    CloutHandFit *m_fit = nullptr;
    CloutHandArea *m_area = nullptr;
    QTableView *m_table = nullptr;
    QSpinBox *m_distance = nullptr;
    QSpinBox *m_height = nullptr;
    QSpinBox *m_arc = nullptr;
    QSpinBox *m_right = nullptr;
    QSpinBox *m_beyond = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_result = nullptr;
    Announcement *m_announcement = nullptr;
};

} // namespace boards
