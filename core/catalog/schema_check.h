// Whether the parts of a schema fit together: what one part names is there, nothing is there twice,
// and numbers can be held. Called by readSchema() once everything has been read.
#pragma once

#include "catalog/schema.h"
#include "files/json_reading.h"

namespace catalog
{

// Also gives each notation its slot.
base::Outcome checkSchema(const files::json::Source &root, Schema &schema);

} // namespace catalog
