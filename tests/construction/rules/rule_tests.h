// The tests of the rules, one for each; rule_tests.cpp lists and runs them.
#pragma once

#include "construction/sample.h"

#include <QtTest>

#include <memory>

std::unique_ptr<QObject> basesExactlyTest();
std::unique_ptr<QObject> cardCopiesAtMostTest();
std::unique_ptr<QObject> cardPlayableTest();
std::unique_ptr<QObject> copiesAtMostTest();
std::unique_ptr<QObject> countTest();
std::unique_ptr<QObject> humanDemonSeparationTest();
std::unique_ptr<QObject> neutralAtMostTest();
std::unique_ptr<QObject> oneFactionTest();
std::unique_ptr<QObject> pointsAtLeastTest();
std::unique_ptr<QObject> pointsAtMostTest();
std::unique_ptr<QObject> rankSlotsTest();
std::unique_ptr<QObject> sizeAtLeastTest();
std::unique_ptr<QObject> sizeAtMostTest();
std::unique_ptr<QObject> sizeExactlyTest();
std::unique_ptr<QObject> uniqueOnceTest();
std::unique_ptr<QObject> uniquesOneFactionTest();
std::unique_ptr<QObject> unitAndOrderTest();
std::unique_ptr<QObject> unitCopiesAtMostTest();
