// muster-cli codecs: the file formats that rosters are read from and written to.
#include "cli/commands/commands.h"
#include "cli/output.h"

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

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
            session.print(codec.slug + (codec.read ? "  reads" : "")
                          + (codec.write ? "  writes" : "") + (codec.lossless ? "  lossless" : "")
                          + "  " + session.words(codec.title));
        }
        rows.push_back(std::move(row));
    }
    if (session.json()) {
        session.printJson(Node{std::move(rows)});
    }
    return Exit::Done;
}

} // namespace cli
