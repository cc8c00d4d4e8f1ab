// An ablation in words, a table and JSON, the most useful piece first.
#pragma once

#include "files/json.h"
#include "goldfish/ablation.h"
#include "goldfish/report_tables.h"

namespace goldfish
{

Table ablationTable(const Ablation &ablation);
std::vector<base::Text> sentencesOf(const Ablation &ablation);
files::json::Node jsonOf(const Ablation &ablation);
// Puts all of it into a report.
void add(Document &document, const Ablation &ablation);

} // namespace goldfish
