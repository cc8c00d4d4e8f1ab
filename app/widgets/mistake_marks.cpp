#include "widgets/mistake_marks.h"

#include "appearance.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QTextCharFormat>

#include <algorithm>

namespace widgets
{

namespace
{

int letterAt(const std::string &bytes, std::size_t at)
{
    const auto length = static_cast<qsizetype>(std::min(at, bytes.size()));
    return static_cast<int>(QString::fromUtf8(bytes.data(), length).size());
}

} // namespace

void markMistakes(QLineEdit &edit, const std::vector<MistakeMark> &marks)
{
    // The formats of an input method are drawn in every line, also where none is at work.
    const std::string bytes = edit.text().toStdString();
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(signalcolours::bad());
    QList<QInputMethodEvent::Attribute> attributes;
    for (const auto &mark : marks) {
        const int from = letterAt(bytes, mark.at);
        const int length = letterAt(bytes, mark.at + mark.length) - from;
        if (length > 0) {
            attributes.append(
                {QInputMethodEvent::TextFormat, from - edit.cursorPosition(), length, format});
        }
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&edit, &event);
}

} // namespace widgets
