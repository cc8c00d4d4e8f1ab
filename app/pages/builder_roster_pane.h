// The builder's middle: the open roster's name and format, and its lines with counts that + and −
// change. Pieces dragged from the left are dropped here.
#pragma once

#include "services.h"

#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTreeView;

namespace models
{
class RosterModel;
}

namespace widgets
{
class PieceDelegate;
class TitleHeader;
} // namespace widgets

namespace pages
{

class BuilderRosterPane : public QWidget
{
    Q_OBJECT

public:
    explicit BuilderRosterPane(Services services, QWidget *parent = nullptr);

    void selectLines(const std::vector<std::size_t> &lines);
    void editName();
    // Places in Roster::lines.
    std::vector<std::size_t> selectedLines() const;
    void changeSelected(int copies);
    void removeSelected();
    void noteOnCurrent();
    // The piece in the catalogue; where several fit the line, or none, the person picks.
    void showOrResolveCurrent();
    // What the menu of a line offers.
    void setLineActions(const QList<QAction *> &actions);
    // A button beside the format.
    void addTool(QAction *action);

Q_SIGNALS:
    void piecesDropped(const QStringList &keys);
    void failed(const base::Problem &problem);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeHead();
    void showRoster();
    void fillFormats();
    void chooseFormat(int index);
    void fitColumns();
    void askForPattern(const QString &pattern);
    bool handleKey(int key);
    bool handleDrop(QEvent *event);

    Services m_services;
    models::RosterModel *m_model = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_formats = nullptr;
    QLabel *m_hint = nullptr;
    QTreeView *m_tree = nullptr;
    widgets::TitleHeader *m_header = nullptr;
    widgets::PieceDelegate *m_names = nullptr;
    QHBoxLayout *m_tools = nullptr;
};

} // namespace pages
