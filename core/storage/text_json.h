// A sentence as JSON and back, so that the name of a stored step is shown in the language of the
// window that undoes it and not in the language of the one that did it.
#pragma once

#include "base/result.h"

namespace storage
{

std::string writeText(const base::Text &text);
base::Result<base::Text> readText(const std::string &json);

} // namespace storage
