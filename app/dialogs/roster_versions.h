// The versions of a roster: look at each, see how it differs from today's, name one, bring one
// back.
#pragma once

#include "services.h"
#include "storage/version_store.h"

#include <QDialog>

#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace dialogs
{

class RosterVersions : public QDialog
{
    Q_OBJECT

public:
    RosterVersions(Services services, std::string rosterId, QWidget *parent = nullptr);

    bool hasReverted() const { return m_hasReverted; }

private:
    void reload();
    void showVersion();
    void compareVersion();
    void revertToVersion();
    void nameToday();
    void fail(const base::Problem &problem);

    Services m_services;
    std::string m_rosterId;
    storage::VersionStore m_store;
    std::vector<storage::Version> m_versions;
    QListWidget *m_list = nullptr;
    QPlainTextEdit *m_content = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_revert = nullptr;
    QLabel *m_empty = nullptr;
    bool m_hasReverted = false;
};

} // namespace dialogs
