// What every storage test begins with: a profile in a folder of its own that goes with the test,
// and a macro that shows the sentence of a step that was expected to succeed.
#pragma once

#include "storage/journal.h"
#include "storage/profile.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

// For Result and Outcome alike: fails the test with the Problem's own sentence.
#define VERIFY_DONE(result)                                                                        \
    do {                                                                                           \
        const auto &done = (result);                                                               \
        QVERIFY2(done.has_value(), done ? "" : base::english(done.error()).c_str());               \
    } while (false)

namespace support
{

// Dereferences a result that must be there; a test that gets none ends here, loudly.
template<typename T>
T must(base::Result<T> result)
{
    if (!result) {
        qFatal("%s", base::english(result.error()).c_str());
    }
    return std::move(*result);
}

class FreshProfile
{
public:
    FreshProfile()
        : m_profile(must(storage::Profile::open(m_folder.path().toStdString())))
    {
    }

    const storage::Profile &profile() const { return m_profile; }
    std::unique_ptr<storage::Database> open() const
    {
        return must(storage::Database::open(m_profile.database()));
    }

private:
    QTemporaryDir m_folder;
    storage::Profile m_profile;
};

// A database with its journal, on a clock that the test moves.
class OpenProfile : public FreshProfile
{
public:
    std::int64_t time = 1'000'000;
    std::unique_ptr<storage::Database> database = open();
    storage::Journal journal = must(storage::Journal::open(*database, [this] { return time; }));

    // As after leaving the program and starting it again.
    void reopen()
    {
        database.reset();
        database = open();
        journal = must(storage::Journal::open(*database, [this] { return time; }));
    }
};

} // namespace support
