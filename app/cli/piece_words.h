// Pieces in words for people, in the language of the session; files and JSON keep the values.
#pragma once

#include "catalog/piece.h"

#include <string>

namespace cli
{

class Session;

// The label of a choice, the attribute's own where it is a yes ("unique"), else the value as a file
// has it; empty where there is nothing to say.
std::string valueWords(const catalog::Value &value,
                       const catalog::Attribute &attribute,
                       const Session &session);
std::string statusWord(catalog::Status status, const Session &session);

} // namespace cli
