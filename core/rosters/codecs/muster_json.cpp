#include "rosters/codecs/muster_json.h"

#include "base/fold.h"
#include "rosters/incoming_text.h"
#include "rosters/roster_json.h"

namespace rosters
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Source;

namespace
{

constexpr std::int64_t NewestVersion = 1;
constexpr const char *OneRoster = "roster";
constexpr const char *SeveralRosters = "rosters";

// The members that make a file ours, in front of all others.
Node marked(const char *kind)
{
    Node node;
    node.set("muster", kind);
    node.set("version", NewestVersion);
    return node;
}

base::Outcome checkVersion(const Source &root)
{
    if (!root.optionalMember("version")) {
        return {};
    }
    const auto version = root.integerMember("version");
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version > NewestVersion) {
        return root.problem(
            text("Codecs",
                 "A newer Muster wrote this roster: its form has the number %1, and this Muster "
                 "reads up to %2.")
                .with(*version)
                .with(NewestVersion),
            text("Codecs", "Update Muster, or have the roster sent as Muster text."));
    }
    return {};
}

tl::unexpected<base::Problem> notOurs(const Source &root)
{
    return root.problem(text("Codecs", "This is JSON, but not a roster of Muster."),
                        text("Codecs", "A roster has a key \"muster\" and a list of lines."));
}

base::Result<std::vector<Roster>> readEach(const Source &list)
{
    const auto elements = list.asArray();
    if (!elements) {
        return tl::unexpected(elements.error());
    }
    if (elements->empty()) {
        return list.problem(text("Codecs", "The list of rosters in this file is empty."),
                            text("Codecs", "Export the rosters once more, or give another file."));
    }
    std::vector<Roster> result;
    for (const auto &element : *elements) {
        auto roster = checkVersion(element).and_then([&] { return rosterFromJson(element); });
        if (!roster) {
            return tl::unexpected(roster.error());
        }
        result.push_back(std::move(*roster));
    }
    return result;
}

base::Result<std::vector<Roster>> readRoot(const Source &root)
{
    const Node *kind = root.node.find("muster");
    const std::string *word = kind ? kind->string() : nullptr;
    if (!word) {
        return notOurs(root);
    }
    if (const auto version = checkVersion(root); !version) {
        return tl::unexpected(version.error());
    }
    if (*word == SeveralRosters) {
        return root.member("rosters").and_then(readEach);
    }
    if (*word != OneRoster) {
        return root.problem(
            text("Codecs", "This Muster file holds \"%1\", not a roster.").with(*word));
    }
    return rosterFromJson(root).map([](Roster roster) { return std::vector{std::move(roster)}; });
}

// "[b]List[/b]" is a list in a forum's own markup, and "[1] Storm" a line of one.
bool beginsAsArray(std::string_view words)
{
    if (words.substr(0, 1) != "[") {
        return false;
    }
    constexpr std::string_view Certain = "{\"]";
    constexpr std::string_view OfNumber = "-0123456789";
    const auto first = base::trimmed(words.substr(1)).substr(0, 1);
    return !first.empty()
        && (Certain.find(first) != std::string_view::npos
            || (OfNumber.find(first) != std::string_view::npos && words.back() == ']'));
}

} // namespace

int recogniseMusterJson(std::string_view bytes)
{
    constexpr std::size_t NearTheFront = 200;
    const auto words = base::trimmed(bytes);
    if (words.substr(0, 1) == "{") {
        const auto front = words.substr(0, NearTheFront);
        return front.find("\"muster\"") != std::string_view::npos ? 100 : 40;
    }
    return beginsAsArray(words) ? 30 : 0;
}

base::Result<std::vector<Roster>>
readMusterJson(std::string_view bytes, const std::string &file, const CodecContext & /*context*/)
{
    return incomingText(bytes, file)
        .and_then([&file](const std::string &words) { return files::json::parse(words, file); })
        .and_then([&file](const Node &root) {
            return readRoot(Source{root, file});
        });
}

Written writeMusterJson(const std::vector<Roster> &rosters, const CodecContext & /*context*/)
{
    if (rosters.size() == 1) {
        Node root = marked(OneRoster);
        const Node roster = rosterAsJson(rosters.front());
        for (const auto &[key, value] : *roster.object()) {
            root.set(key, value);
        }
        return {files::json::write(root), {}};
    }
    Array list;
    for (const auto &roster : rosters) {
        list.push_back(rosterAsJson(roster));
    }
    Node root = marked(SeveralRosters);
    root.set("rosters", std::move(list));
    return {files::json::write(root), {}};
}

} // namespace rosters
