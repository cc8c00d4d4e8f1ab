// What options do and why others are not possible, in the words of the rules.
#include "games/clout/clout.h"
#include "games/clout/explain.h"
#include "games/clout/state.h"

#include <QTest>

#include <map>

using namespace games::clout;

namespace
{

State stateOf(const std::string &table, const std::string &stacks)
{
    const auto node = files::json::parse(
        R"x({"game":"clout","chips":{
            "b":{"name":"Camp","type":"base","points":2,"range":2,"defense":3},
            "w":{"name":"Watcher","type":"troop","points":1,"range":1,"defense":2,"abilities":"strike 1; ambush 2"},
            "q":{"name":"Warrior","type":"troop","points":1,"range":1,"defense":1,"abilities":"strike 3"},
            "c":{"name":"Avenger","type":"troop","points":1,"range":3,"defense":4,"abilities":"counterattack 2"},
            "u":{"name":"Lone","type":"troop","points":1,"range":1,"defense":1,"abilities":"unique"},
            "p":{"name":"Shade","type":"troop","points":1,"range":1,"defense":1,"abilities":"(strike)"}},
            "table":)x"
            + table + R"(,"stacks":)" + stacks + "}",
        "test");
    auto setup = readSetup(*node, "test");
    if (!setup) {
        qFatal("%s", base::english(setup.error()).c_str());
    }
    return State(std::make_shared<const Setup>(std::move(*setup)));
}

// Throws the named kind of the active seat's stack there.
void throwAt(State &state, const std::string &kind, base::Point at)
{
    const auto &position = state.position();
    for (ChipId chip = 0; chip < position.chipCount; ++chip) {
        const auto &where = position.chips[chip];
        if (where.place == Place::Stack && where.owner == position.active
            && state.setup().kinds[where.kind].key == kind) {
            state.apply(engine::Pick{codeOf({PickKind::Throw, 0, chip})}, nullptr);
            state.apply(at, nullptr);
            engine::Rest rest;
            (void)rest.add({engine::Token{chip}, at});
            state.apply(rest, nullptr);
            return;
        }
    }
    QFAIL("no such chip in the stack");
}

// By the chip that an option is about.
std::map<std::string, std::string> reasonsOf(const State &state)
{
    std::map<std::string, std::string> result;
    for (const auto &each : explainedPicks(state.setup(), state.position())) {
        const auto &chip = state.position().chips[each.pick.chip];
        result[state.setup().kindOf(chip).name] = base::english(each.reason);
    }
    return result;
}

std::string effectOf(const State &state, const std::string &name)
{
    for (const auto &each : explainedPicks(state.setup(), state.position())) {
        const auto &chip = state.position().chips[each.pick.chip];
        if (each.pick.kind == PickKind::Target && state.setup().kindOf(chip).name == name) {
            return base::english(each.effect);
        }
    }
    return "not offered";
}

} // namespace

class ExplainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionOfTheRulesComesFirst()
    {
        const auto state = stateOf("[]", R"([["b","b","w","u"],["b"]])");
        const auto all = explainedPicks(state.setup(), state.position());
        engine::OptionBuffer options;
        state.options(options);
        QVERIFY(all.size() > options.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].reason.empty(), i < options.size());
            if (i < options.size()) {
                QCOMPARE(codeOf(all[i].pick), options[i].code);
            }
        }
    }

    void theFirstChipIsABase()
    {
        const auto reasons = reasonsOf(stateOf("[]", R"([["b","w"],["b"]])"));
        QCOMPARE(reasons.at("Camp"), std::string());
        QCOMPARE(reasons.at("Watcher"),
                 std::string("The first chip that a player plays is a base."));
    }

    void aUniqueChipIsPlayedOnce()
    {
        const auto reasons = reasonsOf(
            stateOf(R"([{"id":"1","chip":"u","owner":0,"at":[300,300]}])", R"([["u","w"],["b"]])"));
        QCOMPARE(reasons.at("Lone"), std::string("It is unique, and one of it lies on the table."));
        QCOMPARE(reasons.at("Watcher"), std::string());
    }

    void targetsSayWhyNot()
    {
        auto state = stateOf(R"([{"id":"1","chip":"w","owner":1,"at":[500,560]},
                                 {"id":"2","chip":"q","owner":1,"at":[500,900]},
                                 {"id":"3","chip":"c","owner":0,"at":[560,500]},
                                 {"id":"4","chip":"b","owner":1,"at":[440,500]},
                                 {"id":"5","chip":"p","owner":1,"at":[500,440]}])",
                             R"([["q"],["b"]])");
        throwAt(state, "q", {500'000, 500'000});
        const auto reasons = reasonsOf(state);
        QCOMPARE(reasons.at("Watcher"), std::string());
        QCOMPARE(reasons.at("Warrior"), std::string("It is 361 mm away; the reach is 50 mm."));
        QCOMPARE(reasons.at("Avenger"), std::string("It works on opponents’ chips alone."));
        QCOMPARE(reasons.at("Camp"), std::string("It does not work on chips of that type."));
        QCOMPARE(reasons.at("Shade"), std::string("That chip is immune to it."));
    }

    void attacksSayWhatComesOfThem()
    {
        auto state = stateOf(R"([{"id":"1","chip":"w","owner":1,"at":[500,560]},
                                 {"id":"2","chip":"c","owner":1,"at":[560,500]}])",
                             R"([["q"],["b"]])");
        throwAt(state, "q", {500'000, 500'000});
        QCOMPARE(effectOf(state, "Watcher"),
                 std::string("Attack 3 against defense 2: it will go."));
        QCOMPARE(effectOf(state, "Avenger"),
                 std::string("Attack 3 against defense 4: it holds. It may strike back."));
    }

    void figuresAreThosePrinted()
    {
        const auto state = stateOf("[]", R"([["b","w"],["b"]])");
        QCOMPARE(base::english(figuresOf(state.setup().kinds[1])),
                 std::string("1 point, range 1, defense 2; strike 1; ambush 2"));
    }

    void nothingIsExplainedOnceItIsOver()
    {
        auto state = stateOf("[]", R"([["b"],["b"]])");
        state.endEarly();
        QVERIFY(explainedPicks(state.setup(), state.position()).empty());
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"
