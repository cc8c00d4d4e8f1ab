// muster-cli codecs: the file formats that rosters are read from and written to.
#include "cli/commands/commands.h"
#include "cli/output.h"

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

std::string traits(const rosters::Codec &codec, const Session &session)
{
    std::string result;
    if (codec.read) {
        result += "  " + session.words(text("CommandLine", "reads"));
    }
    if (codec.write) {
        result += "  " + session.words(text("CommandLine", "writes"));
    }
    if (codec.lossless) {
        result += "  " + session.words(text("CommandLine", "lossless"));
    }
    return result;
}

} // namespace

Exit runCodecs(Session &session, const Arguments & /*arguments*/)
{
    Array rows;
    for (const auto &codec : rosters::codecs()) {
        Node row{Object{}};
        row.set("name", codec.slug)
            .set("title", session.words(codec.title))
            .set("reads", codec.read != nullptr)
            .set("writes", codec.write != nullptr)
            .set("lossless", codec.lossless)
            .set("extensions", stringsJson(codec.extensions))
            .set("games", stringsJson(codec.games));
        if (!session.json()) {
            session.print(codec.slug + traits(codec, session) + "  " + session.words(codec.title));
        }
        rows.push_back(std::move(row));
    }
    if (session.json()) {
        session.printJson(Node{std::move(rows)});
    }
    return Exit::Done;
}

} // namespace cli
