// Lets QCOMPARE show the strings of the core where they differ. Include it in every test of core.
// The parameter has the name that the declaration in the library gives it.
#pragma once

#include <QtTest>

#include <cstring>
#include <string>
#include <string_view>

namespace QTest
{

template<>
inline char *toString(const std::string &t)
{
    return qstrdup(t.c_str());
}

template<>
inline char *toString(const std::string_view &t)
{
    return qstrdup(std::string(t).c_str());
}

} // namespace QTest
