#include "storage/text_json.h"

#include "files/json.h"

namespace storage
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Node nodeOf(const base::Text &text);

Node nodeOf(const base::LocalText &words)
{
    Object members;
    for (const auto &[language, content] : words.words) {
        members.emplace_back(language, content);
    }
    return Node(std::move(members));
}

Node nodeOf(const base::Counted &things)
{
    Node node;
    node.set("count", things.count);
    node.set("one", nodeOf(things.noun.one));
    node.set("many", nodeOf(things.noun.many));
    return node;
}

Node nodeOf(const base::Text::Argument &argument)
{
    return std::visit(
        [](const auto &value) -> Node {
            if constexpr (std::is_convertible_v<decltype(value), Node>) {
                return Node(value);
            } else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, base::LocalText>) {
                Node node;
                node.set("local", nodeOf(value));
                return node;
            } else {
                return nodeOf(value);
            }
        },
        argument.value);
}

Node nodeOf(const base::Text &text)
{
    if (!text.words().empty()) {
        Node node;
        node.set("words", nodeOf(text.words()));
        return node;
    }
    Node node;
    node.set("context", text.context());
    node.set("source", text.source());
    if (text.countsSomething()) {
        node.set("counts", true);
    }
    Array arguments;
    for (const auto &argument : text.arguments()) {
        arguments.push_back(nodeOf(argument));
    }
    if (!arguments.empty()) {
        node.set("arguments", std::move(arguments));
    }
    return node;
}

std::string stringOf(const Node *node)
{
    return node && node->string() ? *node->string() : std::string();
}

base::LocalText localOf(const Object &members)
{
    base::LocalText local;
    for (const auto &[language, content] : members) {
        local.words.emplace(language, stringOf(&content));
    }
    return local;
}

base::LocalText localOf(const Node *node)
{
    return node && node->object() ? localOf(*node->object()) : base::LocalText{};
}

// Anything of an unexpected shape reads as an empty sentence: a name is no reason to lose a step.
base::Text textOf(const Node &node)
{
    if (const auto *words = node.find("words"); words && words->object()) {
        return base::Text::local(localOf(*words->object()));
    }
    auto text = base::Text::restored(stringOf(node.find("context")),
                                     stringOf(node.find("source")),
                                     node.find("counts") != nullptr);
    const auto *arguments = node.find("arguments");
    if (!arguments || !arguments->array()) {
        return text;
    }
    for (const auto &argument : *arguments->array()) {
        if (const auto *words = argument.string()) {
            text.with(*words);
        } else if (const auto *number = argument.integer()) {
            text.with(*number);
        } else if (const auto *local = argument.find("local"); local && local->object()) {
            text.with(localOf(*local->object()));
        } else if (const auto *count = argument.find("count"); count && count->integer()) {
            text.with(
                base::Counted{*count->integer(),
                              {localOf(argument.find("one")), localOf(argument.find("many"))}});
        } else {
            text.with(textOf(argument));
        }
    }
    return text;
}

} // namespace

std::string writeText(const base::Text &text)
{
    return files::json::write(nodeOf(text), files::json::Layout::Compact);
}

base::Result<base::Text> readText(const std::string &json)
{
    return files::json::parse(json, {}).map(textOf);
}

} // namespace storage
