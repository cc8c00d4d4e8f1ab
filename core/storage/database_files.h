// A database on the disk: its file and the two side files that SQLite puts beside it, the log
// (-wal) and the index of the log (-shm). What may be done with them, asked before they are opened.
#pragma once

#include <filesystem>
#include <optional>

namespace storage
{

// Whether changes were stored that are in the log alone.
bool hasLog(const std::filesystem::path &file);

bool isMissingOrEmpty(const std::filesystem::path &file);

// The folder of the copies that backup.h makes.
std::filesystem::path copiesOf(const std::filesystem::path &file);
bool hasCopies(const std::filesystem::path &file);

// Empty side files that may not be written, left behind by a reader while the database itself was
// forbidden, would lock it for good. Takes them away.
void removeForbiddenSides(const std::filesystem::path &file);

// The first of the folder and the three files that must be written and may not be; nothing where
// all may.
std::optional<std::filesystem::path> forbiddenPart(const std::filesystem::path &file);

// So little is left on the disk that not even the side files can be made.
bool isDiskFull(const std::filesystem::path &file);

} // namespace storage
