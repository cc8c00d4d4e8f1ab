#include "all_pages.h"

#include "pages/builder_page.h"
#include "pages/catalogue_page.h"
#include "pages/lab_page.h"
#include "pages/rosters_page.h"
#include "pages/rules_page.h"
#include "pages/settings_page.h"
#include "pages/table_page.h"

namespace pages
{

std::vector<Page *> allPages(const Services &services, RosterActions &rosterActions)
{
    return {new RostersPage(services, rosterActions),
            new BuilderPage(services, rosterActions),
            new CataloguePage(services),
            new TablePage(services),
            new LabPage(services),
            new RulesPage(services),
            new SettingsPage(services)};
}

} // namespace pages
