// Brings a table of pieces into the catalogue: from a file or the clipboard, with what would happen
// to every row before anything does, and all of it as one step that can be undone.
#pragma once

#include "library/own_pieces.h"
#include "services.h"

#include <QDialog>

#include <memory>
#include <string>

class QButtonGroup;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTreeView;

namespace models
{
class ImportModel;
}

namespace dialogs
{

class ImportPieces : public QDialog
{
    Q_OBJECT

public:
    // Deletes itself when closed.
    ImportPieces(Services services, const library::Game &game, QWidget *parent);

    void openFile(const QString &path);
    // Tab-separated, or with commas or semicolons.
    void openText(const QString &text, const QString &origin);

Q_SIGNALS:
    void imported(int rows);

private:
    void chooseFile();
    void paste();
    void plan();
    void refresh();
    void addFilterButtons();
    void apply();
    int rowsThatChange() const;
    void say(const QString &words, bool isProblem);

    Services m_services;
    library::OwnPieces m_own;
    const library::Game &m_game;
    std::string m_text;
    QString m_origin;
    std::shared_ptr<catalog::ImportPlan> m_plan; // shared with the model; null: none yet
    models::ImportModel *m_model = nullptr;
    QTreeView *m_rows = nullptr;
    QLabel *m_source = nullptr;
    QLabel *m_message = nullptr;
    QCheckBox *m_keep = nullptr;
    QHBoxLayout *m_filters = nullptr;
    QButtonGroup *m_filterGroup = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace dialogs
