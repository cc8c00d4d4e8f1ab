// Which ability is shown on the table: the examples of the rule book first, then every ability, to
// be searched by typing.
#pragma once

#include "library/lesson.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace dialogs
{

class ChooseLesson : public QDialog
{
    Q_OBJECT

public:
    ChooseLesson(const std::vector<library::Lesson> &lessons,
                 const std::string &language,
                 QWidget *parent);

    std::size_t chosen() const; // place in the lessons

private:
    void filter(const QString &words);

    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_show = nullptr;
};

} // namespace dialogs
