// Whoever sits at the keyboard: decisions come as a question with numbered lines, answers are a
// number, a place in centimetres, or where the pieces of a real table lie. What is not understood
// or not allowed is asked again with the reason.
#pragma once

#include "cli/session.h"
#include "engine/decider.h"

namespace cli
{

class KeyboardPlayer final : public engine::Decider
{
public:
    explicit KeyboardPlayer(const Session &session)
        : m_session(session)
    {
    }

    // Nothing once standard input has ended.
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override;

private:
    std::optional<engine::Answer> pick(const engine::View &view);
    std::optional<engine::Answer> point(const engine::View &view);
    std::optional<engine::Answer> rest(const engine::View &view, engine::Token token);
    bool readLine(std::string &line) const;
    void ask(const base::Text &words) const;

    const Session &m_session;
    engine::OptionBuffer m_options;
};

} // namespace cli
