#include "library/lesson.h"

#include "files/file.h"
#include "files/json_reading.h"

#include <algorithm>

namespace library
{

using base::text;
using files::json::Source;

namespace
{

base::Result<Lesson> readLesson(const games::Row &row, const std::filesystem::path &path)
{
    const std::string file = path.string();
    const auto root = files::readFile(file).and_then(
        [&](const std::string &bytes) { return files::json::parse(bytes, file); });
    if (!root) {
        return tl::unexpected(root.error());
    }
    const Source source{*root, file};
    const auto title = source.localTextMember("title");
    const auto captions =
        source.member("captions").and_then([](const Source &each) { return each.asArray(); });
    auto log = row.scenarioLog(*root, file);
    if (!title || !captions || !log) {
        return tl::unexpected(!title ? title.error() : !captions ? captions.error() : log.error());
    }
    Lesson lesson;
    if (const auto ability = source.optionalMember("ability")) {
        lesson.ability = ability->asString().value_or(std::string());
    }
    lesson.title = *title;
    for (const auto &each : *captions) {
        const auto caption = each.asLocalText();
        if (!caption) {
            return tl::unexpected(caption.error());
        }
        lesson.captions.push_back(*caption);
    }
    for (const auto &bookmark : log->bookmarks) {
        lesson.moments.push_back(bookmark.answers);
    }
    if (lesson.captions.size() != lesson.moments.size()) {
        return source.problem(text("Table",
                                   "A lesson has a caption for its beginning and for each "
                                   "step."));
    }
    log->bookmarks.clear();
    lesson.log = std::move(*log);
    return lesson;
}

} // namespace

base::Result<std::vector<Lesson>> readLessons(const games::Row &row,
                                              const std::filesystem::path &data)
{
    std::vector<Lesson> lessons;
    const auto folder = data / std::string(row.slug) / "lessons";
    std::error_code none;
    std::vector<std::filesystem::path> paths;
    if (row.scenarioLog != nullptr) {
        for (const auto &entry : std::filesystem::directory_iterator(folder, none)) {
            if (entry.path().extension() == ".json") {
                paths.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(paths);
    for (const auto &path : paths) {
        auto lesson = readLesson(row, path);
        if (!lesson) {
            return tl::unexpected(lesson.error());
        }
        lessons.push_back(std::move(*lesson));
    }
    return lessons;
}

} // namespace library
