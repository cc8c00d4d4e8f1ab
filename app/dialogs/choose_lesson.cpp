#include "dialogs/choose_lesson.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace dialogs
{

ChooseLesson::ChooseLesson(const std::vector<library::Lesson> &lessons,
                           const std::string &language,
                           QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("chooseLesson"));
    setWindowTitle(tr("Show Me"));
    resize(440, 520);
    auto *how = new QLabel(tr("Each steps through a small scene on the table, with a caption for "
                              "every step. The match that is played meanwhile is kept."),
                           this);
    how->setWordWrap(true);
    m_search->setObjectName(QStringLiteral("lessonSearch"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("lessons"));
    m_list->setAccessibleName(tr("What is shown"));
    for (const auto &lesson : lessons) {
        m_list->addItem(QString::fromStdString(lesson.title.in(language)));
    }
    m_list->setCurrentRow(0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_show = buttons->button(QDialogButtonBox::Ok);
    m_show->setText(tr("Show It"));
    m_show->setEnabled(m_list->count() > 0);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(how);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &ChooseLesson::filter);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_search->setFocus();
}

std::size_t ChooseLesson::chosen() const
{
    return static_cast<std::size_t>(m_list->currentRow());
}

// The first that is left is the one that Enter takes.
void ChooseLesson::filter(const QString &words)
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isShown = m_list->item(row)->text().contains(words, Qt::CaseInsensitive);
        m_list->item(row)->setHidden(!isShown);
        first = first < 0 && isShown ? row : first;
    }
    m_list->setCurrentRow(first);
    m_show->setEnabled(first >= 0);
}

} // namespace dialogs
