#include "base/fold.h"
#include "catalog/query.h"
#include "construction/bounds.h"
#include "construction/rules/factories.h"

#include <algorithm>

namespace construction
{

namespace
{

bool isOneOf(const std::string &word, const catalog::Attribute &attribute)
{
    return word == attribute.slug
        || std::find(attribute.queryNames.begin(), attribute.queryNames.end(), word)
        != attribute.queryNames.end();
}

bool asks(const std::string &word,
          const catalog::Attribute &attribute,
          const catalog::Schema &schema)
{
    const auto *vocabulary = schema.vocabularyOf(attribute);
    return isOneOf(word, attribute)
        || (vocabulary && (word == "immune" || vocabulary->itemIndex(word) >= 0));
}

// The attributes that the query asks for, as places in the schema: the words before an operator.
// Where a piece lacks the value of one, nobody can say whether it counts. `unknown:…` and other
// questions about the state of a value have no such word and are always answered.
std::vector<int> attributesAsked(std::string_view where, const catalog::Schema &schema)
{
    constexpr std::string_view Operators = ":=<>!";
    std::vector<int> result;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < where.size(); ++at) {
        const char letter = where[at];
        if (Operators.find(letter) != std::string_view::npos) {
            const std::string word = base::fold(base::trimmed(where.substr(begin, at - begin)));
            for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
                if (asks(word, schema.attributes[i], schema)) {
                    result.push_back(static_cast<int>(i));
                }
            }
        }
        if (std::string_view(" ()-\"").find(letter) != std::string_view::npos
            || Operators.find(letter) != std::string_view::npos) {
            begin = at + 1;
        }
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

struct Question {
    catalog::Query query;
    std::vector<int> attributes;
};

bool isOpen(const Force &force, const Member &member, int attribute)
{
    const auto state = force.value(member, attribute).state;
    return state == catalog::ValueState::Unknown || state == catalog::ValueState::Variable;
}

Sorted askedOf(const Force &force, const Question &question)
{
    Sorted result;
    for (const auto &member : force.members) {
        const bool open =
            std::any_of(question.attributes.begin(), question.attributes.end(), [&](int attribute) {
                return isOpen(force, member, attribute);
            });
        if (open) {
            result.unknown.push_back(member);
        } else if (question.query.matches(*member.piece)) {
            result.having.push_back(member);
        }
    }
    return result;
}

base::Result<Question> questionOf(const RuleSource &source)
{
    const auto place = source.row.member("where");
    if (!place) {
        return tl::unexpected(place.error());
    }
    const auto written = place->asString();
    if (!written) {
        return tl::unexpected(written.error());
    }
    Question result{catalog::Query::parse(*written, source.schema),
                    attributesAsked(*written, *source.schema)};
    if (!result.query.mistakes().empty()) {
        const auto &mistake = result.query.mistakes().front();
        return place->problem(
            base::text("Construction", "The search “%1” is wrong: %2")
                .with(*written)
                .with(mistake.what),
            mistake.suggestion.empty()
                ? base::Text{}
                : base::text("Construction", "Is “%1” meant?").with(mistake.suggestion));
    }
    return result;
}

base::Result<Bounds> boundsOf(const RuleSource &source)
{
    const bool isExact = source.has("exactly");
    if (isExact == (source.has("at-least") || source.has("at-most"))) {
        return source.row.problem(
            base::text("Construction", "The rule does not say how many."),
            base::text("Construction",
                       "Write “exactly” alone, or “at-least”, “at-most” or both of these."));
    }
    Bounds result;
    for (const auto &[key, bound] : {std::pair{"exactly", &result.least},
                                     std::pair{"at-least", &result.least},
                                     std::pair{"at-most", &result.most}}) {
        if (!source.has(key)) {
            continue;
        }
        const auto number = source.number(key);
        if (!number) {
            return tl::unexpected(number.error());
        }
        *bound = *number;
    }
    if (isExact) {
        result.most = result.least;
    }
    if (result.least && result.most && *result.least > *result.most) {
        return source.row.problem(
            base::text("Construction", "At least %1 and at most %2 is never both true.")
                .with(*result.least)
                .with(*result.most));
    }
    return result;
}

base::Result<base::Text> nameOfCounted(const RuleSource &source)
{
    if (const auto title = source.row.optionalMember("title")) {
        return title->asLocalText().map(
            [](base::LocalText words) { return base::Text::local(std::move(words)); });
    }
    return source.row.stringMember("where").map(
        [](std::string where) { return base::Text::verbatim(std::move(where)); });
}

// One for each attribute that is asked for and unknown of a piece.
void sayWhatIsOpen(const Force &force,
                   const Question &question,
                   const Members &unknown,
                   const base::Text &title,
                   std::vector<Violation> &violations)
{
    for (const int attribute : question.attributes) {
        Members members;
        std::copy_if(unknown.begin(),
                     unknown.end(),
                     std::back_inserter(members),
                     [&](const Member &member) { return isOpen(force, member, attribute); });
        if (!members.empty()) {
            const auto &which = force.schema().attributes[static_cast<std::size_t>(attribute)];
            violations.push_back(cannotTell(which.label, members, title));
        }
    }
}

struct HouseCount {
    Question question;
    Bounds bounds;
    Things things;
    base::Text title;
    std::string subject; // the search: several rules of this kind may stand in one format
};

void checkCount(const HouseCount &rule, const Force &force, std::vector<Violation> &violations)
{
    const Sorted sorted = askedOf(force, rule.question);
    const std::size_t before = violations.size();
    countAgainst({rule.bounds, rule.things, {}, Removal::IfClear}, force, sorted, violations);
    if (violations.size() > before && violations.back().severity == Severity::Unknown) {
        violations.pop_back();
        sayWhatIsOpen(force, rule.question, sorted.unknown, rule.title, violations);
    }
    for (std::size_t i = before; i < violations.size(); ++i) {
        violations[i].subject = rule.subject;
    }
}

} // namespace

// For house formats: how many pieces answer to a search. `title` names them in the sentences.
base::Result<Rule> count(const RuleSource &source)
{
    if (auto known = source.only({"where", "at-least", "at-most", "exactly", "title"}); !known) {
        return tl::unexpected(known.error());
    }
    auto question = questionOf(source);
    auto bounds = boundsOf(source);
    const auto name = nameOfCounted(source);
    if (!question || !bounds || !name) {
        return tl::unexpected(!question ? question.error()
                                        : (!bounds ? bounds.error() : name.error()));
    }
    const auto noun = source.schema->pieceNoun;
    HouseCount counting{std::move(*question), *bounds, {}, {}, {}};
    counting.things = [name = *name, noun](std::int64_t number) {
        return base::text("Construction", "%1: %2").with(name).with(base::Counted{number, noun});
    };
    counting.title = base::text("Construction", "%1: %2")
                         .with(*name)
                         .with(titleOf(*bounds, [&noun](std::int64_t number) {
                             return base::Text::counted({number, noun});
                         }));
    counting.subject = *source.row.stringMember("where");
    Rule rule;
    rule.title = counting.title;
    rule.check = [counting = std::move(counting)](const Force &force,
                                                  std::vector<Violation> &violations) {
        checkCount(counting, force, violations);
    };
    return rule;
}

} // namespace construction
