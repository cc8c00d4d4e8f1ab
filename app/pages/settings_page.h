// What a person can choose for the whole program: appearance, languages, where things lie, the
// house formats that were found, and the copies that keep the data safe.
#pragma once

#include "pages/page.h"
#include "services.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace pages
{

class SettingsPage : public Page
{
    Q_OBJECT

public:
    explicit SettingsPage(Services services, QWidget *parent = nullptr);

    QString slug() const override { return QStringLiteral("settings"); }
    QString title() const override { return tr("Settings"); }
    QString iconName() const override { return QStringLiteral("settings"); }
    void setGame(const QString &slug) override;
    void activate() override;

private:
    QWidget *makeAppearance();
    QWidget *makeData();
    void showFormats();

    Services m_services;
    QString m_game;
    QComboBox *m_appearance = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_sheetLanguage = nullptr;
    QLabel *m_restart = nullptr;
    QLabel *m_formats = nullptr;
    class SettingsSafety *m_safety = nullptr;
};

} // namespace pages
