// The builder's right side: the verdict with its fixes, the curves, and the notes.
#pragma once

#include "services.h"

#include <QScrollArea>

#include <vector>

class QPlainTextEdit;

namespace widgets
{
class DistributionTable;
class LegalityPanel;
} // namespace widgets

namespace pages
{

class BuilderVerdictPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit BuilderVerdictPane(Services services, QWidget *parent = nullptr);

Q_SIGNALS:
    void linesRequested(const std::vector<std::size_t> &lines);
    void queryRequested(const QString &query);
    void failed(const base::Problem &problem);

private:
    void showRoster();
    void applyFix(std::size_t violation);
    void storeNotes();

    Services m_services;
    widgets::LegalityPanel *m_legality = nullptr;
    widgets::DistributionTable *m_curves = nullptr;
    QPlainTextEdit *m_notes = nullptr;
};

} // namespace pages
