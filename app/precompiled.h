// What nearly every file of the window includes; compiled once.
#pragma once

#include <QAction>
#include <QHash>
#include <QLabel>
#include <QList>
#include <QString>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <memory>
#include <string>
#include <vector>
