#include "support/window_fixture.h"

namespace support
{

namespace
{

template<typename Answer>
std::optional<Answer> next(std::deque<Answer> &answers)
{
    if (answers.empty()) {
        return std::nullopt;
    }
    Answer answer = std::move(answers.front());
    answers.pop_front();
    return answer;
}

} // namespace

std::optional<QString> QueuedPrompter::askText(QWidget * /*parent*/,
                                               const QString &title,
                                               const QString & /*label*/,
                                               const QString & /*given*/)
{
    asked.append(title);
    return next(texts).value_or(std::nullopt);
}

std::optional<int> QueuedPrompter::askChoice(QWidget * /*parent*/,
                                             const QString &title,
                                             const QString & /*label*/,
                                             const QStringList &offered)
{
    asked.append(title + QLatin1Char('\n') + offered.join(QLatin1Char('\n')));
    return next(choices).value_or(std::nullopt);
}

bool QueuedPrompter::confirm(QWidget * /*parent*/,
                             const QString &title,
                             const QString &question,
                             const QString & /*yes*/)
{
    asked.append(title + QLatin1Char('\n') + question);
    return next(confirmations).value_or(false);
}

QStringList
QueuedPrompter::openFiles(QWidget * /*parent*/, const QString &title, const QString & /*filter*/)
{
    asked.append(title);
    return next(files).value_or(QStringList());
}

QString QueuedPrompter::saveFile(QWidget * /*parent*/,
                                 const QString &title,
                                 const QString & /*suggestedName*/,
                                 const QString & /*filter*/)
{
    asked.append(title);
    return next(savePaths).value_or(QString());
}

WindowFixture::WindowFixture(const QString &language)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
    , m_wording(language)
{
    auto opened =
        library::Workspace::open(m_folder.filePath(QStringLiteral("profile")).toStdString());
    if (!opened) {
        qFatal("%s", base::english(opened.error()).c_str());
    }
    m_workspace = std::move(*opened);
    m_faces.setPictures(QString::fromStdString(m_workspace->profile().pictures().string()));
    m_openRoster =
        std::make_unique<library::OpenRoster>(m_workspace->library(), m_workspace->rosters());
}

RosterActions &WindowFixture::rosterActions()
{
    if (!m_rosterActions) {
        m_rosterActions = std::make_unique<RosterActions>(services(), nullptr);
    }
    return *m_rosterActions;
}

Services WindowFixture::services()
{
    return {m_workspace->library(),
            *m_openRoster,
            m_workspace->profile(),
            m_workspace->journal(),
            m_workspace->rosters(),
            m_workspace->pieces(),
            m_faces,
            navigation,
            notices,
            prompter,
            m_settings,
            clock,
            m_wording,
            company};
}

} // namespace support
