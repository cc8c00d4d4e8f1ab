// A header whose titles become short ones where their column is too narrow for them.
#pragma once

#include <QHeaderView>

namespace widgets
{

class TitleHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TitleHeader(QWidget *parent = nullptr);

    // As wide as the column's short title needs, with room for the mark of sorting.
    int shortWidth(int section) const;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override;

private:
    int widthOf(const QString &title) const;
    QString shortTitle(int section) const;
};

} // namespace widgets
