#include "pages/lab_rosters.h"

#include <QCoreApplication>
#include <QMap>

namespace pages
{

namespace
{

using library::OfferedRoster;
using Origin = OfferedRoster::Origin;

constexpr int LettersOfNarrowBox = 12;
constexpr int SeveralRole = Qt::UserRole + 1; // true: the person wants to tick them

void keepNarrow(QComboBox *box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(LettersOfNarrowBox);
}

QString wordOf(const OfferedRoster &roster)
{
    return QString::fromStdString(roster.word);
}

QStringList wordsOf(const std::vector<OfferedRoster> &offered, Origin origin)
{
    QStringList words;
    for (const auto &roster : offered) {
        if (roster.origin == origin) {
            words.append(wordOf(roster));
        }
    }
    return words;
}

// Between stored, ready-made and named files lies a line.
template<typename Add>
void addAll(QComboBox *box, const std::vector<OfferedRoster> &offered, const Add &add)
{
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (i > 0 && offered[i].origin != offered[i - 1].origin) {
            box->insertSeparator(box->count());
        }
        add(offered[i]);
    }
}

} // namespace

QString titleOf(const OfferedRoster &roster)
{
    const QString name = QString::fromStdString(roster.name);
    switch (roster.origin) {
    case Origin::ReadyMade:
        return QCoreApplication::translate("pages::LabRosterBox", "%1 (ready-made)").arg(name);
    case Origin::File:
        return QCoreApplication::translate("pages::LabRosterBox", "%1 (file)").arg(name);
    case Origin::Stored:
        break;
    }
    return name;
}

LabRosterBox::LabRosterBox(QWidget *parent)
    : QComboBox(parent)
{
    keepNarrow(this);
}

void LabRosterBox::fill(const std::vector<OfferedRoster> &offered)
{
    const QString before = word();
    const QSignalBlocker blocker(this);
    clear();
    addAll(this, offered, [this](const OfferedRoster &roster) {
        addItem(titleOf(roster), wordOf(roster));
    });
    choose(before);
}

QString LabRosterBox::word() const
{
    return currentData().toString();
}

void LabRosterBox::choose(const QString &word)
{
    const int index = findData(word);
    setCurrentIndex(index >= 0 && !word.isEmpty() ? index : count() > 0 ? 0 : -1);
}

LabOpponentsBox::LabOpponentsBox(QWidget *parent)
    : QComboBox(parent)
{
    keepNarrow(this);
    connect(this, &QComboBox::activated, this, &LabOpponentsBox::take);
}

void LabOpponentsBox::fill(const std::vector<OfferedRoster> &offered)
{
    m_offered = offered;
    QStringList kept;
    for (const auto &word : std::as_const(m_words)) {
        for (const auto &roster : offered) {
            if (wordOf(roster) == word) {
                kept.append(word);
            }
        }
    }
    choose(kept);
}

QStringList LabOpponentsBox::words() const
{
    return m_words;
}

void LabOpponentsBox::choose(const QStringList &words)
{
    m_words = words;
    const QSignalBlocker blocker(this);
    clear();
    addChoice(tr("Nobody"), {});
    const QStringList readyMade = wordsOf(m_offered, Origin::ReadyMade);
    const QStringList stored = wordsOf(m_offered, Origin::Stored);
    if (readyMade.size() > 1) {
        addChoice(tr("All ready-made (%1)").arg(readyMade.size()), readyMade);
    }
    if (stored.size() > 1) {
        addChoice(tr("All of my own (%1)").arg(stored.size()), stored);
    }
    QMap<QString, QStringList> folders;
    for (const auto &roster : m_offered) {
        if (!roster.folder.empty()) {
            folders[QString::fromStdString(roster.folder)].append(wordOf(roster));
        }
    }
    for (auto folder = folders.cbegin(); folder != folders.cend(); ++folder) {
        addChoice(tr("Folder “%1” (%2)").arg(folder.key()).arg(folder.value().size()),
                  folder.value());
    }
    addItem(tr("Several…"));
    setItemData(count() - 1, true, SeveralRole);
    insertSeparator(count());
    addAll(this, m_offered, [this](const OfferedRoster &roster) {
        addChoice(titleOf(roster), {wordOf(roster)});
    });
    if (indexOf(words) < 0) {
        insertItem(1, tr("%n opponent(s)", nullptr, static_cast<int>(words.size())), words);
    }
    setCurrentIndex(indexOf(words));
}

void LabOpponentsBox::addChoice(const QString &title, const QStringList &words)
{
    addItem(title, words);
}

int LabOpponentsBox::indexOf(const QStringList &words) const
{
    for (int index = 0; index < count(); ++index) {
        const QVariant chosen = itemData(index);
        if (chosen.isValid() && chosen.toStringList() == words) {
            return index;
        }
    }
    return -1;
}

void LabOpponentsBox::take(int index)
{
    if (itemData(index, SeveralRole).toBool()) {
        setCurrentIndex(indexOf(m_words));
        Q_EMIT severalRequested();
        return;
    }
    m_words = itemData(index).toStringList();
    Q_EMIT chosen();
}

} // namespace pages
