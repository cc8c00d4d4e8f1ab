#include "base/fold.h"
#include "construction/format.h"
#include "files/file.h"

#include <algorithm>
#include <system_error>

namespace construction
{

using base::text;

namespace
{

base::Result<std::vector<std::filesystem::path>> formatFilesIn(const std::filesystem::path &folder)
{
    std::error_code error;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".json") {
            paths.push_back(entry->path());
        }
    }
    if (error && error != std::errc::no_such_file_or_directory) {
        return base::problemAt(
            folder.string(),
            0,
            text("Construction", "House formats cannot be read from here."),
            text("Construction", "Check that this is a folder and that reading it is allowed."));
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

void addSlug(const files::json::Node &format, std::vector<std::string> &names)
{
    const auto *slug = format.find("slug");
    if (slug && slug->string()) {
        names.push_back(base::fold(*slug->string()));
    }
}

// The name of the file, and the slugs in it where it can be read so far.
std::vector<std::string> namesIn(const std::filesystem::path &path, std::string_view bytes)
{
    std::vector<std::string> names{base::fold(path.stem().string())};
    const auto root = files::json::parse(bytes, path.string());
    if (!root) {
        return names;
    }
    addSlug(*root, names);
    const auto *list = root->find("formats");
    if (const auto *formats = list ? list->array() : nullptr) {
        for (const auto &format : *formats) {
            addSlug(format, names);
        }
    }
    return names;
}

} // namespace

void Formats::readOwn(const std::filesystem::path &folder)
{
    const auto paths = formatFilesIn(folder);
    if (!paths) {
        m_problems.push_back(paths.error());
        m_hidden.emplace_back();
        return;
    }
    for (const auto &path : *paths) {
        const auto bytes = files::readFile(path);
        auto added =
            bytes ? add(*bytes, path.string(), true) : base::Outcome(tl::unexpected(bytes.error()));
        if (!added) {
            m_problems.push_back(std::move(added.error()));
            m_hidden.push_back(namesIn(path, bytes ? *bytes : std::string{}));
        }
    }
}

const base::Problem *Formats::problemNamed(std::string_view name) const
{
    const std::string folded = base::fold(name);
    for (std::size_t i = 0; i < m_problems.size(); ++i) {
        const auto &names = m_hidden[i];
        if (names.empty() || std::find(names.begin(), names.end(), folded) != names.end()) {
            return &m_problems[i];
        }
    }
    return nullptr;
}

} // namespace construction
