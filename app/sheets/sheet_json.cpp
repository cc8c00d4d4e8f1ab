#include "files/json.h"
#include "sheets/sheet_writers.h"

namespace sheets
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Array strings(const std::vector<std::string> &words)
{
    return {words.begin(), words.end()};
}

Node orNull(const std::string &words)
{
    return words.empty() ? Node(nullptr) : Node(words);
}

Node titled(const std::string &slug, const std::string &title)
{
    return Object{{"slug", slug}, {"title", title}};
}

Array rowNodes(const Sheet &sheet)
{
    Array rows;
    for (const auto &group : sheet.groups) {
        for (const auto &row : group.rows) {
            Node node(Object{{"group", group.title},
                             {"count", row.count},
                             {"set", row.set},
                             {"number", row.number},
                             {"name", row.name},
                             {"details", strings(row.details)},
                             {"mark", row.mark}});
            if (!sheet.worthSlug.empty()) {
                node.set(sheet.worthSlug, row.worth);
            }
            if (!row.sum.empty()) {
                node.set("sum", row.sum);
            }
            rows.push_back(std::move(node));
        }
    }
    return rows;
}

Array groupNodes(const Sheet &sheet)
{
    Array groups;
    for (const auto &group : sheet.groups) {
        groups.push_back(
            Object{{"title", group.title}, {"count", group.count}, {"sum", orNull(group.sum)}});
    }
    return groups;
}

Array ruleNodes(const Sheet &sheet)
{
    Array rules;
    for (const auto &rule : sheet.rules) {
        rules.push_back(Object{{"rule", rule.slug},
                               {"title", rule.title},
                               {"reference", rule.reference},
                               {"standing", slugOf(rule.standing)}});
    }
    return rules;
}

Array violationNodes(const Sheet &sheet)
{
    Array violations;
    for (const auto &finding : sheet.findings) {
        violations.push_back(Object{{"rule", finding.rule},
                                    {"severity", construction::slugOf(finding.severity)},
                                    {"message", finding.message},
                                    {"pieces", strings(finding.pieces)},
                                    {"reference", finding.reference},
                                    {"fix", orNull(finding.fix)}});
    }
    return violations;
}

Array unresolvedNodes(const Sheet &sheet)
{
    Array lines;
    for (const auto &one : sheet.unresolved) {
        lines.push_back(Object{{"line", one.line},
                               {"count", one.count},
                               {"text", one.text},
                               {"reason", one.reason}});
    }
    return lines;
}

Node legalNode(construction::Legality legality)
{
    return legality == construction::Legality::CannotTell
        ? Node(nullptr)
        : Node(legality == construction::Legality::Legal);
}

} // namespace

std::string toJson(const Sheet &sheet)
{
    Node root;
    root.set("title", sheet.labels.title);
    root.set("language", sheet.language);
    root.set("game", titled(sheet.game, sheet.gameTitle));
    root.set("format", titled(sheet.format, sheet.formatTitle.value));
    root.set("fields", toJson(sheet.fields));
    root.set("roster",
             Object{{"name", sheet.rosterName.value},
                    {"game", sheet.game},
                    {"format", sheet.format},
                    {"fingerprint", sheet.fingerprint.value}});
    root.set("detail_labels", strings(sheet.detailLabels));
    root.set("rows", rowNodes(sheet));
    root.set("groups", groupNodes(sheet));
    Node totals{Object{}};
    for (const auto &total : sheet.totals) {
        totals.set(total.slug, total.value);
    }
    root.set("totals", std::move(totals));
    root.set("legal", legalNode(sheet.legality));
    root.set("verdict", sheet.legalityLine);
    root.set("rules", ruleNodes(sheet));
    root.set("violations", violationNodes(sheet));
    root.set("unresolved", unresolvedNodes(sheet));
    root.set("notes", strings(sheet.notes));
    return files::json::write(root) + '\n';
}

} // namespace sheets
