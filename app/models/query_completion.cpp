#include "models/query_completion.h"

#include "base/fold.h"
#include "catalog/query.h"
#include "models/catalog_columns.h"

#include <algorithm>
#include <set>

namespace models
{

namespace
{

constexpr std::size_t MostProposals = 12;

QString folded(const QString &words)
{
    return QString::fromStdString(base::fold(words.toStdString()));
}

// The attribute that is asked under that name, also by its slug.
int attributeOf(const catalog::Schema &schema, const std::string &field)
{
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto &names = attribute.queryNames;
        if (attribute.slug == field
            || std::find(names.begin(), names.end(), field) != names.end()) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

bool asksForAbility(const std::string &field)
{
    return field == "has" || field == "immune" || field == "ignores";
}

} // namespace

QueryCompletion::QueryCompletion(std::shared_ptr<const catalog::Catalog> catalog,
                                 const base::Wording &wording)
    : m_catalog(std::move(catalog))
    , m_language(wording.language())
{
    for (const auto &field : catalog::queryFields(m_catalog->schema(), m_catalog->sets())) {
        const QString meaning = QString::fromStdString(base::render(field.what, wording));
        const bool comparesNumbers = field.example.find_first_of("<>") != std::string::npos;
        const bool isHas = field.example.rfind("has:", 0) == 0 && field.name != "has";
        const auto add = [&](const std::string &name) {
            const QString text = QString::fromStdString(name);
            if (isHas) {
                m_fields.push_back({QString::fromStdString(field.example), meaning, folded(text)});
            } else {
                const QLatin1String sign(comparesNumbers ? ">=" : ":");
                m_fields.push_back({text + sign, meaning, folded(text)});
            }
        };
        add(field.name);
        for (const auto &name : field.alternatives) {
            if (name.find(':') == std::string::npos) {
                add(name);
            }
        }
    }
}

std::vector<QueryProposal> QueryCompletion::proposals(const WordAtCursor &word) const
{
    const QString stem = folded(word.written);
    if (!m_catalog || (word.field.isEmpty() && stem.isEmpty())) {
        return {};
    }
    const std::vector<Word> values = word.field.isEmpty() ? m_fields : valuesOf(word.field);
    std::vector<QueryProposal> result;
    std::set<QString> seen;
    for (const auto &candidate : values) {
        if (candidate.folded == stem && !word.field.isEmpty()) {
            return {}; // whole already
        }
        if (candidate.folded.startsWith(stem) && seen.insert(candidate.text).second
            && result.size() < MostProposals) {
            result.push_back({candidate.text, candidate.meaning});
        }
    }
    return result;
}

std::vector<QueryCompletion::Word> QueryCompletion::valuesOf(const QString &field) const
{
    const auto &schema = m_catalog->schema();
    const std::string name = base::fold(field.toStdString());
    std::vector<Word> words;
    const auto add = [&words](const std::string &value, const QString &meaning) {
        const QString text = QString::fromStdString(value);
        words.push_back({quotedForSearch(text), meaning, folded(text)});
        if (folded(meaning) != folded(text) && !meaning.isEmpty()) {
            words.push_back({quotedForSearch(text), meaning, folded(meaning)});
        }
    };
    const int place = attributeOf(schema, name);
    if (place >= 0) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        for (const auto &choice : attribute.choices) {
            add(base::fold(choice.value), QString::fromStdString(choice.label.in(m_language)));
        }
        if (attribute.slug == "set") {
            for (const auto &set : m_catalog->sets()) {
                add(set.code.empty() ? set.name : set.code,
                    QString::fromStdString(set.label.in(m_language)));
            }
        }
    }
    const auto *asked = place >= 0
        ? schema.vocabularyOf(schema.attributes[static_cast<std::size_t>(place)])
        : nullptr;
    for (const auto &vocabulary : schema.vocabularies) {
        if (asksForAbility(name) || asked == &vocabulary) {
            for (const auto &item : vocabulary.items) {
                add(item.slug, QString::fromStdString(item.label.in(m_language)));
            }
        } else if (name == "mod" || name == "modifier") {
            for (const auto &modifier : vocabulary.modifiers) {
                add(modifier.slug, QString::fromStdString(modifier.label.in(m_language)));
            }
        }
    }
    if (name == "is" || name == "not" || name == "status") {
        for (const auto status : {catalog::Status::Official,
                                  catalog::Status::Partial,
                                  catalog::Status::Demo,
                                  catalog::Status::Own}) {
            add(std::string(catalog::slugOf(status)), statusWord(status));
        }
    }
    if (name == "unknown" || name == "known" || name == "order" || name == "sort") {
        for (const auto &attribute : schema.attributes) {
            add(attribute.slug, QString::fromStdString(attribute.label.in(m_language)));
        }
    }
    return words;
}

} // namespace models
