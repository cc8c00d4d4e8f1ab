#include "library/open_roster.h"

#include <algorithm>

namespace library
{

using base::plural;

OpenRoster::OpenRoster(Library &library, storage::RosterStore &store, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_store(store)
    , m_versions(store)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(std::chrono::minutes(10));
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        keepVersion(storage::VersionReason::Quiet);
    });
    connect(&library, &Library::catalogChanged, this, [this](const QString &game) {
        if (m_game != nullptr && game.toStdString() == m_game->slug()) {
            judgeAnew();
            Q_EMIT changed();
        }
    });
}

OpenRoster::~OpenRoster()
{
    keepVersion(storage::VersionReason::Closed);
}

void OpenRoster::setQuietTime(std::chrono::milliseconds time)
{
    m_quiet.setInterval(time);
}

void OpenRoster::keepVersion(storage::VersionReason reason)
{
    m_quiet.stop();
    if (!m_roster || !m_isChanged) {
        return;
    }
    m_isChanged = false;
    if (const auto kept = m_versions.keep(m_roster->id, reason); !kept) {
        Q_EMIT failed(kept.error());
    }
}

base::Outcome OpenRoster::open(const std::string &id)
{
    auto loaded = m_store.load(id);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    auto game = findGame(m_library, loaded->game);
    if (!game) {
        return tl::unexpected(game.error());
    }
    keepVersion(storage::VersionReason::Closed);
    m_game = *game;
    m_roster = std::make_unique<rosters::Roster>(std::move(*loaded));
    judgeAnew();
    Q_EMIT opened();
    Q_EMIT changed();
    return {};
}

void OpenRoster::close()
{
    keepVersion(storage::VersionReason::Closed);
    m_judgement.reset();
    m_roster.reset();
    m_game = nullptr;
    m_whyNot.clear();
    Q_EMIT closed();
}

std::string OpenRoster::undoSubject() const
{
    return m_roster ? storage::rosterSubject(m_roster->id) : std::string();
}

int OpenRoster::countOf(const std::string &key) const
{
    int count = 0;
    for (const auto &line : m_judgement->resolved.lines) {
        count += line.piece && line.piece->key == key ? line.line->count : 0;
    }
    return count;
}

const std::vector<construction::Violation> &
OpenRoster::whyNot(const catalog::PiecePointer &piece) const
{
    const auto [found, isNew] = m_whyNot.try_emplace(piece->key);
    if (isNew) {
        found->second = construction::whyNot(m_judgement->format,
                                             *m_roster,
                                             m_judgement->resolved,
                                             m_judgement->verdict,
                                             piece,
                                             *m_game->catalog);
    }
    return found->second;
}

base::Outcome OpenRoster::add(const catalog::PiecePointer &piece, int copies)
{
    const auto &lines = m_judgement->resolved.lines;
    const auto found = std::find_if(lines.begin(), lines.end(), [&piece](const auto &line) {
        return line.piece && line.piece->key == piece->key;
    });
    if (found != lines.end()) {
        return setCount(static_cast<std::size_t>(found - lines.begin()),
                        found->line->count + copies);
    }
    rosters::Line line;
    line.count = copies;
    line.key = piece->key;
    line.name = piece->name;
    line.qualifier = rosters::qualifierFor(*piece, *m_game->catalog);
    return taken(m_store.addPiece(m_roster->id, line));
}

base::Outcome OpenRoster::setCount(std::size_t line, int count)
{
    const auto &before = m_roster->lines[line];
    if (count == before.count) {
        return {};
    }
    return taken(m_store.setCount(m_roster->id, before, std::max(count, 0)));
}

base::Outcome OpenRoster::resolve(std::size_t line, const catalog::PiecePointer &piece)
{
    rosters::Line resolved = m_roster->lines[line];
    resolved.key = piece->key;
    resolved.name = piece->name;
    resolved.qualifier = rosters::qualifierFor(*piece, *m_game->catalog);
    return taken(m_store.setLine(m_roster->id, m_roster->lines[line], resolved));
}

base::Outcome OpenRoster::setLineNote(std::size_t line, const std::string &note)
{
    rosters::Line noted = m_roster->lines[line];
    noted.note = note;
    return taken(m_store.setLine(m_roster->id, m_roster->lines[line], noted));
}

base::Outcome OpenRoster::apply(const construction::Fix &fix)
{
    rosters::Roster next = *m_roster;
    for (const auto &change : fix.changes) {
        auto left = static_cast<int>(change.by);
        for (std::size_t i = 0; i < next.lines.size() && left != 0; ++i) {
            const auto &piece = m_judgement->resolved.lines[i].piece;
            const bool fits = piece ? piece->key == change.key : next.lines[i].name == change.name;
            if (fits) {
                const int after = std::max(0, next.lines[i].count + left);
                left -= after - next.lines[i].count;
                next.lines[i].count = after;
            }
        }
        if (left > 0) {
            rosters::Line line;
            line.count = left;
            line.key = change.key;
            line.name = change.name;
            next.lines.push_back(std::move(line));
        }
    }
    std::erase_if(next.lines, [](const rosters::Line &line) { return line.count == 0; });
    return taken(m_store.replace(next, fix.label));
}

base::Outcome OpenRoster::setFormat(const std::string &slug)
{
    return taken(m_store.setFormat(m_roster->id, slug));
}

base::Outcome OpenRoster::setName(const std::string &name)
{
    return taken(m_store.rename(m_roster->id, name));
}

base::Outcome OpenRoster::setNotes(const std::string &notes)
{
    return taken(m_store.setNotes(m_roster->id, notes));
}

base::Outcome OpenRoster::append(const rosters::Roster &other)
{
    rosters::Roster next = *m_roster;
    const auto added = rosters::withKeys(other, *m_game->catalog);
    const auto &resolved = m_judgement->resolved.lines;
    for (const auto &line : added.lines) {
        const auto same = std::find_if(resolved.begin(), resolved.end(), [&line](const auto &own) {
            return own.piece && own.piece->key == line.key;
        });
        if (same != resolved.end()) {
            next.lines[static_cast<std::size_t>(same - resolved.begin())].count += line.count;
        } else {
            next.lines.push_back(line);
        }
    }
    next.carried.insert(next.carried.end(), added.carried.begin(), added.carried.end());
    if (auto kept = m_versions.keep(m_roster->id, storage::VersionReason::BeforeImport); !kept) {
        return kept;
    }
    return taken(
        m_store.replace(next, plural("Step", "Paste %n line(s)").with(added.lines.size())));
}

base::Outcome OpenRoster::reload()
{
    if (!m_roster) {
        return {};
    }
    auto loaded = m_store.load(m_roster->id);
    if (!loaded) {
        m_isChanged = false; // what is gone has no version to keep
        close();
        return tl::unexpected(loaded.error());
    }
    m_roster = std::make_unique<rosters::Roster>(std::move(*loaded));
    m_isChanged = true;
    m_quiet.start();
    judgeAnew();
    Q_EMIT changed();
    return {};
}

// What is shown is always what was read back from disk.
base::Outcome OpenRoster::taken(const base::Outcome &stored)
{
    return stored ? reload() : stored;
}

void OpenRoster::judgeAnew()
{
    ++m_revision;
    m_whyNot.clear();
    auto judged = judge(m_library, *m_roster);
    if (!judged) {
        // A format that is gone, such as a house format whose file was taken away: the first of
        // the game judges meanwhile, and the roster keeps the name it has.
        rosters::Roster plain = *m_roster;
        plain.format.clear();
        judged = judge(m_library, plain);
        judged->resolved = rosters::resolve(*m_roster, *m_game->catalog);
    }
    m_judgement = std::make_unique<Judgement>(std::move(*judged));
}

} // namespace library
