#include "sheets/sheet_parts.h"

#include <QString>

#include <algorithm>

namespace sheets
{

using base::plural;
using base::text;
using construction::Legality;
using construction::Severity;

namespace
{

std::int64_t countOf(const construction::Verdict &verdict, Severity severity)
{
    return std::count_if(verdict.violations.begin(),
                         verdict.violations.end(),
                         [severity](const auto &one) { return one.severity == severity; });
}

base::Text legalityText(const construction::Verdict &verdict, const std::string &format)
{
    switch (verdict.legality) {
    case Legality::Illegal:
        return plural("Sheet", "Not legal in %1: %n violation(s)")
            .with(format)
            .with(countOf(verdict, Severity::Illegal));
    case Legality::CannotTell:
        return text("Sheet", "Cannot tell whether this is legal in %1: a number is not known")
            .with(format);
    case Legality::Legal:
        break;
    }
    const auto warnings = countOf(verdict, Severity::Warning);
    return warnings > 0
        ? plural("Sheet", "Legal in %1, with %n warning(s)").with(format).with(warnings)
        : text("Sheet", "Legal in %1").with(format);
}

base::Text severityText(Severity severity)
{
    switch (severity) {
    case Severity::Illegal:
        return text("Sheet", "Illegal");
    case Severity::Unknown:
        return text("Sheet", "Cannot tell");
    case Severity::Warning:
        return text("Sheet", "Warning");
    case Severity::Note:
        break;
    }
    return text("Sheet", "Note");
}

Standing standingOf(const std::string &rule, const construction::Verdict &verdict)
{
    Standing worst = Standing::Kept;
    for (const auto &violation : verdict.violations) {
        if (violation.rule != rule) {
            continue;
        }
        const Standing standing = violation.severity == Severity::Illegal ? Standing::Broken
            : violation.severity == Severity::Unknown                     ? Standing::Open
                                                                          : Standing::Warned;
        worst = std::max(worst, standing);
    }
    return worst;
}

// "size" counts pieces; other totals are an attribute, or a choice of one such as a rank.
std::string
totalLabel(const std::string &slug, const catalog::Schema &schema, const std::string &language)
{
    if (slug == "size") {
        return capitalised(schema.pieceNoun.in(language, 2));
    }
    if (const auto *attribute = schema.attribute(slug)) {
        return capitalised(attribute->label.in(language));
    }
    for (const auto &attribute : schema.attributes) {
        if (const auto *choice = attribute.choice(slug)) {
            return capitalised(choice->label.in(language));
        }
    }
    return capitalised(slug);
}

Finding findingOf(const construction::Violation &violation,
                  const SheetSource &source,
                  const base::Wording &wording)
{
    Finding finding;
    finding.rule = violation.rule;
    finding.severity = violation.severity;
    finding.severityLabel = base::render(severityText(violation.severity), wording);
    finding.message = base::render(violation.message, wording);
    for (const auto index : violation.lines) {
        if (index >= source.roster.lines.size()) {
            continue;
        }
        const auto *piece = index < source.resolved.lines.size()
            ? source.resolved.lines[index].piece.get()
            : nullptr;
        const std::string &name =
            piece ? piece->nameIn(wording.language()) : source.roster.lines[index].name;
        if (std::find(finding.pieces.begin(), finding.pieces.end(), name) == finding.pieces.end()) {
            finding.pieces.push_back(name);
        }
    }
    finding.reference = violation.reference.in(wording.language());
    if (violation.fix) {
        finding.fix = base::render(violation.fix->label, wording);
    }
    return finding;
}

// Where the values come from, so that a table judge knows what to look up elsewhere.
std::vector<base::Text> valueNotes(const rosters::Resolved &resolved)
{
    const auto any = [&resolved](auto holds) {
        return std::any_of(resolved.lines.begin(),
                           resolved.lines.end(),
                           [&holds](const auto &line) { return line.piece && holds(line); });
    };
    const auto status = [](catalog::Status wanted) {
        return [wanted](const auto &line) { return line.piece->status == wanted; };
    };
    std::vector<base::Text> notes;
    if (any(status(catalog::Status::Demo))) {
        notes.push_back(text("Sheet",
                             "Contains demo pieces: they were invented for this program and never "
                             "sold."));
    }
    if (any(status(catalog::Status::Partial))) {
        notes.push_back(text("Sheet",
                             "Contains partial pieces: some of their numbers are not known; a ? "
                             "stands in their place."));
    }
    if (any(status(catalog::Status::Own))) {
        notes.push_back(
            text("Sheet", "Contains own pieces: their values were typed in by a player."));
    }
    if (any([](const auto &line) { return !line.piece->amended.empty(); })) {
        notes.push_back(text("Sheet",
                             "Contains amended pieces: a player has replaced some of the values "
                             "that Muster ships."));
    }
    if (any([](const auto &line) { return line.fromFile; })) {
        notes.push_back(text("Sheet",
                             "Contains pieces from the list's own file: their values came with it "
                             "and are not in this catalogue."));
    }
    return notes;
}

base::Text differenceText(const rosters::CarriedDifference &difference,
                          const catalog::Schema &schema)
{
    const auto *attribute = schema.attribute(difference.attribute);
    const auto cell = [](const std::string &written) {
        return written.empty() ? std::string{"?"} : written;
    };
    return text("Sheet", "%1, %2: %3 in this catalogue, which is used here; %4 in the list's file.")
        .with(difference.name)
        .with(attribute ? base::Text::local(attribute->label)
                        : base::Text::verbatim(difference.attribute))
        .with(cell(difference.here))
        .with(cell(difference.inFile));
}

base::Text takenText(const rosters::CarriedDifference &taken, const catalog::Schema &schema)
{
    const auto *attribute = schema.attribute(taken.attribute);
    return text("Sheet", "%1, %2: unknown in this catalogue; %3 in the list's file is used here.")
        .with(taken.name)
        .with(attribute ? base::Text::local(attribute->label)
                        : base::Text::verbatim(taken.attribute))
        .with(taken.inFile);
}

} // namespace

void fillVerdict(Sheet &sheet, const SheetSource &source, const base::Wording &wording)
{
    const auto &verdict = source.verdict;
    const auto &schema = source.catalog.schema();
    sheet.legality = verdict.legality;
    sheet.legalityLine = base::render(legalityText(verdict, sheet.formatTitle.value), wording);
    for (const auto &[slug, value] : verdict.totals) {
        sheet.totals.push_back({slug,
                                totalLabel(slug, schema, sheet.language),
                                value,
                                construction::writtenTotal(verdict, slug, value, wording)});
    }
    for (const auto &rule : source.format.rules) {
        sheet.rules.push_back({rule.slug,
                               base::render(rule.title, wording),
                               rule.reference.in(sheet.language),
                               standingOf(rule.slug, verdict)});
    }
    for (const auto &violation : verdict.violations) {
        sheet.findings.push_back(findingOf(violation, source, wording));
    }
    for (const auto &note : verdict.notes) {
        sheet.notes.push_back(base::render(note, wording));
    }
    for (const auto &note : valueNotes(source.resolved)) {
        sheet.notes.push_back(base::render(note, wording));
    }
    for (const auto &difference : source.resolved.differences) {
        sheet.notes.push_back(base::render(differenceText(difference, schema), wording));
    }
    for (const auto &taken : source.resolved.taken) {
        sheet.notes.push_back(base::render(takenText(taken, schema), wording));
    }
}

} // namespace sheets
