// The registration sheet before it goes out: the fields, a preview of the page as it will be
// printed, and the ways out: printer, PDF, HTML, text, CSV, JSON.
#pragma once

#include "rosters/roster.h"
#include "services.h"
#include "sheets/sheet.h"
#include "sheets/sheet_paper.h"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace dialogs
{

class SheetPreview;

class SheetDialog : public QDialog
{
    Q_OBJECT

public:
    SheetDialog(Services services, rosters::Roster roster, QWidget *parent = nullptr);
    SheetDialog(const SheetDialog &) = delete;
    SheetDialog &operator=(const SheetDialog &) = delete;
    SheetDialog(SheetDialog &&) = delete;
    SheetDialog &operator=(SheetDialog &&) = delete;
    ~SheetDialog() override;

    sheets::Sheet sheet() const;

private:
    QWidget *makeFields();
    void addField(QFormLayout *form, const QString &name, const QString &label);
    void refresh();
    void print();
    void exportSheet();
    void remember() const;
    sheets::SheetFields fields() const;
    sheets::Paper paper() const;

    Services m_services;
    rosters::Roster m_roster;
    std::vector<QLineEdit *> m_fields;
    QComboBox *m_language = nullptr;
    QComboBox *m_paper = nullptr;
    SheetPreview *m_preview = nullptr;
};

} // namespace dialogs
