// The codec of Muster JSON: everything a roster holds, its own pieces included. A stored version of
// a roster is this. Other JSON is claimed too, feebly, so that it is refused with a sentence.
//   {"muster":"roster","version":1,"game","format","name",…,"lines":[…],"pieces":[…]}
//   {"muster":"rosters","version":1,"rosters":[…]}
#pragma once

#include "rosters/codec.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

int recogniseMusterJson(std::string_view bytes);
base::Result<std::vector<Roster>>
readMusterJson(std::string_view bytes, const std::string &file, const CodecContext &context);
Written writeMusterJson(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
