// Short messages above the page that do not stop the work: what was done and can be undone, what
// went wrong and what to do. A page states one; the main window shows it.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class Notices : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };
    Q_ENUM(Kind)

    struct Notice {
        Kind kind = Kind::Information;
        QString words;
        QString actionText; // of a button, such as "Undo"; empty: none
        std::function<void()> action;
    };

    using QObject::QObject;

    void show(const Notice &notice) { Q_EMIT shown(notice); }
    void inform(const QString &words) { show({Kind::Information, words, {}, {}}); }
    void fail(const QString &words) { show({Kind::Error, words, {}, {}}); }

Q_SIGNALS:
    void shown(const Notices::Notice &notice);
};
