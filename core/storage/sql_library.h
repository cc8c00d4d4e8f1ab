// The SQL that is embedded in the program: statements by name ("roster/list" is the file
// sql/roster/list.sql) and the steps of the schema, each a list of statements. Only database.cpp
// and the tests need it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace storage
{

// Empty where there is no file of that name, which is a mistake in the program.
std::string statementText(std::string_view name);
// The names of all statements, sorted.
std::vector<std::string> statementNames();

// How many steps there are; a database that stands at this step is up to date.
int latestStep();
// Steps count from 1.
std::vector<std::string> stepStatements(int step);
// The tables that a step makes.
std::vector<std::string> stepTables(int step);

} // namespace storage
