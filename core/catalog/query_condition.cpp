// Conditions on conditions, and those that look at names and status.
#include "catalog/query_condition.h"

#include <algorithm>
#include <cstddef>

namespace catalog
{

namespace
{

class AllOf final : public Condition
{
public:
    explicit AllOf(std::vector<ConditionPointer> parts)
        : m_parts(std::move(parts))
    {
    }
    bool holds(const Piece &piece) const override
    {
        return std::all_of(m_parts.begin(), m_parts.end(), [&](const ConditionPointer &part) {
            return part->holds(piece);
        });
    }
    void addReadings(ReadAhead &ahead) const override
    {
        for (const auto &part : m_parts) {
            part->addReadings(ahead);
        }
    }
    int cost() const override { return m_parts.back()->cost(); }

private:
    std::vector<ConditionPointer> m_parts;
};

class AnyOf final : public Condition
{
public:
    explicit AnyOf(std::vector<ConditionPointer> parts)
        : m_parts(std::move(parts))
    {
    }
    bool holds(const Piece &piece) const override
    {
        return std::any_of(m_parts.begin(), m_parts.end(), [&](const ConditionPointer &part) {
            return part->holds(piece);
        });
    }
    void addReadings(ReadAhead &ahead) const override
    {
        for (const auto &part : m_parts) {
            part->addReadings(ahead);
        }
    }
    int cost() const override { return m_parts.back()->cost(); }

private:
    std::vector<ConditionPointer> m_parts;
};

class NoneOf final : public Condition
{
public:
    explicit NoneOf(ConditionPointer part)
        : m_part(std::move(part))
    {
    }
    bool holds(const Piece &piece) const override { return !m_part->holds(piece); }
    void addReadings(ReadAhead &ahead) const override { m_part->addReadings(ahead); }
    int cost() const override { return m_part->cost(); }

private:
    ConditionPointer m_part;
};

class NameContains final : public Condition
{
public:
    explicit NameContains(std::string folded)
        : m_folded(std::move(folded))
    {
    }
    bool holds(const Piece &piece) const override
    {
        return piece.foldedNames.find(m_folded) != std::string::npos;
    }
    void addReadings(ReadAhead &ahead) const override { ahead.add({Reading::Kind::Names}); }
    int cost() const override { return 10; }

private:
    std::string m_folded;
};

// A whole line of Piece::foldedNames.
class NameIs final : public Condition
{
public:
    explicit NameIs(std::string folded)
        : m_folded(std::move(folded))
    {
    }
    bool holds(const Piece &piece) const override
    {
        const std::string_view names = piece.foldedNames;
        for (auto at = names.find(m_folded); at != std::string_view::npos;
             at = names.find(m_folded, at + 1)) {
            const std::size_t end = at + m_folded.size();
            if ((at == 0 || names[at - 1] == '\n') && (end == names.size() || names[end] == '\n')) {
                return true;
            }
        }
        return false;
    }
    void addReadings(ReadAhead &ahead) const override { ahead.add({Reading::Kind::Names}); }
    int cost() const override { return 10; }

private:
    std::string m_folded;
};

class StatusWithin final : public Condition
{
public:
    explicit StatusWithin(unsigned statuses)
        : m_statuses(statuses)
    {
    }
    bool holds(const Piece &piece) const override
    {
        return (bitOf(piece.status) & m_statuses) != 0;
    }
    void addReadings(ReadAhead &ahead) const override
    {
        ahead.add({Reading::Kind::Field, offsetof(Piece, status)});
    }

private:
    unsigned m_statuses;
};

class IsAmended final : public Condition
{
public:
    bool holds(const Piece &piece) const override { return !piece.amended.empty(); }
    void addReadings(ReadAhead &ahead) const override
    {
        ahead.add({Reading::Kind::Field, offsetof(Piece, amended)});
    }
};

class HasPicture final : public Condition
{
public:
    bool holds(const Piece &piece) const override { return !piece.picture.empty(); }
    void addReadings(ReadAhead &ahead) const override
    {
        ahead.add({Reading::Kind::Field, offsetof(Piece, picture)});
    }
};

template<typename Joined>
ConditionPointer joined(std::vector<ConditionPointer> parts)
{
    parts.erase(std::remove(parts.begin(), parts.end(), nullptr), parts.end());
    if (parts.empty()) {
        return nullptr;
    }
    if (parts.size() == 1) {
        return std::move(parts.front());
    }
    std::stable_sort(parts.begin(),
                     parts.end(),
                     [](const ConditionPointer &one, const ConditionPointer &other) {
                         return one->cost() < other->cost();
                     });
    return std::make_unique<Joined>(std::move(parts));
}

} // namespace

ConditionPointer allOf(std::vector<ConditionPointer> parts)
{
    return joined<AllOf>(std::move(parts));
}

ConditionPointer anyOf(std::vector<ConditionPointer> parts)
{
    return joined<AnyOf>(std::move(parts));
}

ConditionPointer noneOf(ConditionPointer part)
{
    return part ? std::make_unique<NoneOf>(std::move(part)) : nullptr;
}

ConditionPointer nameContains(std::string folded)
{
    return std::make_unique<NameContains>(std::move(folded));
}

ConditionPointer nameIs(std::string folded)
{
    return std::make_unique<NameIs>(std::move(folded));
}

ConditionPointer statusWithin(unsigned statuses)
{
    return std::make_unique<StatusWithin>(statuses);
}

ConditionPointer isAmended()
{
    return std::make_unique<IsAmended>();
}

ConditionPointer hasPicture()
{
    return std::make_unique<HasPicture>();
}

} // namespace catalog
