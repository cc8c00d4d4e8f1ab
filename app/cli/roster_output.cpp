#include "cli/roster_output.h"

#include "cli/output.h"

namespace cli
{

using base::text;
using files::json::Node;
using files::json::Object;

namespace
{

Node writtenJson(const rosters::Codec &codec,
                 const rosters::Written &written,
                 const std::optional<std::string> &out,
                 const Session &session)
{
    std::vector<std::string> lost;
    for (const auto &sentence : written.lost) {
        lost.push_back(session.words(sentence));
    }
    Node result{Object{}};
    result.set("codec", codec.slug);
    if (out) {
        result.set("file", *out);
    } else {
        result.set("text", written.bytes);
    }
    result.set("lost", stringsJson(lost));
    return result;
}

} // namespace

base::Result<const rosters::Codec *> writingCodec(const std::string &name)
{
    const auto *codec = rosters::codec(name);
    if (codec && codec->write) {
        return codec;
    }
    std::string known;
    for (const auto &row : rosters::codecs()) {
        if (row.write) {
            known += (known.empty() ? "" : ", ") + row.slug;
        }
    }
    return base::problem(text("CommandLine", "No codec \"%1\" writes rosters.").with(name),
                         text("CommandLine", "There are: %1.").with(known));
}

Exit writeRosters(Session &session,
                  std::vector<rosters::Roster> rosters,
                  const std::string &codecName,
                  const std::optional<std::string> &out)
{
    const auto codec = writingCodec(codecName);
    if (!codec) {
        return session.fail(codec.error(), Exit::WrongUse);
    }
    const auto catalogs = (*session.library())->catalogs();
    const rosters::CodecContext context{catalogs, {}};
    for (auto &roster : rosters) {
        if (const auto *catalog = context.catalog(roster.game)) {
            roster = rosters::withCarriedPieces(std::move(roster), *catalog);
        }
    }
    const auto written = (*codec)->write(rosters, context);
    const auto file = out == "-" ? std::nullopt : out;
    if (file || !session.json()) {
        if (auto done = session.deliver(written.bytes, file); !done) {
            return session.fail(done.error(), Exit::Unreadable);
        }
    }
    if (session.json()) {
        session.printJson(writtenJson(**codec, written, file, session));
        return Exit::Done;
    }
    for (const auto &lost : written.lost) {
        session.remark(session.words(lost));
    }
    return Exit::Done;
}

} // namespace cli
