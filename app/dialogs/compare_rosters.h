// Two rosters, or two versions of one, side by side with their differences marked in words.
#pragma once

#include "rosters/roster.h"
#include "services.h"

#include <QDialog>

namespace dialogs
{

struct Comparison {
    rosters::Roster before;
    rosters::Roster after;
};

class CompareRosters : public QDialog
{
    Q_OBJECT

public:
    CompareRosters(Services services, const Comparison &comparison, QWidget *parent = nullptr);
};

} // namespace dialogs
