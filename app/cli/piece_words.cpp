#include "cli/piece_words.h"

#include "cli/session.h"

namespace cli
{

using base::text;

std::string
valueWords(const catalog::Value &value, const catalog::Attribute &attribute, const Session &session)
{
    const std::string language = session.wording().language();
    if (!value.isGiven()) {
        return catalog::written(value);
    }
    if (attribute.kind == catalog::AttributeKind::YesNo) {
        return value.number != 0 ? attribute.label.in(language) : std::string();
    }
    const auto *choice =
        attribute.kind == catalog::AttributeKind::Choice ? attribute.choice(value.text) : nullptr;
    return choice ? choice->label.in(language) : value.text;
}

std::string statusWord(catalog::Status status, const Session &session)
{
    switch (status) {
    case catalog::Status::Official:
        return session.words(text("CommandLine", "official"));
    case catalog::Status::Partial:
        return session.words(text("CommandLine", "partial"));
    case catalog::Status::Demo:
        return session.words(text("CommandLine", "demo"));
    case catalog::Status::Own:
        break;
    }
    return session.words(text("CommandLine", "own"));
}

} // namespace cli
