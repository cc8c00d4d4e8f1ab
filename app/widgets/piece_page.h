// The page of one piece as rich text, from its facts, in the colours of the palette. Links are
// `rule:<kind>/<slug>`, `search:<query>`, `shipped:<attribute>` and `edit:`.
#pragma once

#include "models/piece_facts.h"

#include <QString>

namespace widgets
{

QString pieceHtml(const models::PieceFacts &facts, bool isEditable);

} // namespace widgets
