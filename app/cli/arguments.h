// The words of a command line, sorted into options and the rest. A word with one dash is no
// option but part of a query (`-immune:fly`), and a single dash is standard input.
#pragma once

#include "base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli
{

enum class OptionKind { Flag, Value };

struct Option {
    std::string_view name; // without the dashes
    OptionKind kind = OptionKind::Value;
    std::string_view value; // what stands for its value on the help page: "DIR"
    base::Text what;        // the sentence of the help page
};

class Arguments
{
public:
    // `--name value`, `--name=value`, `--flag`; behind `--` everything is a plain word.
    static base::Result<Arguments> parse(const std::vector<std::string> &words,
                                         const std::vector<Option> &options);

    const std::vector<std::string> &words() const { return m_words; }
    bool has(std::string_view name) const { return m_options.contains(name); }
    std::optional<std::string> value(std::string_view name) const;
    std::string valueOr(std::string_view name, std::string_view otherwise) const;

private:
    base::Result<std::size_t> takeOption(const std::vector<std::string> &words,
                                         std::size_t place,
                                         const std::vector<Option> &options);

    std::vector<std::string> m_words;
    std::map<std::string, std::string, std::less<>> m_options;
};

} // namespace cli
