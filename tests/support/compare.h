// Lets QCOMPARE show the strings of the core where they differ. Include it in every test of core.
#pragma once

#include <QtTest>

#include <cstring>
#include <string>
#include <string_view>

namespace QTest
{

template<>
inline char *toString(const std::string &words)
{
    return qstrdup(words.c_str());
}

template<>
inline char *toString(const std::string_view &words)
{
    return qstrdup(std::string(words).c_str());
}

} // namespace QTest
