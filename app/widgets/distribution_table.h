// A roster's curves as a table with bars: label, bar, number. It is chart and table view in one,
// so a screen reader reads what an eye sees.
#pragma once

#include "library/distribution.h"

#include <QTableView>

class QStandardItemModel;

namespace widgets
{

class DistributionTable : public QTableView
{
    Q_OBJECT

public:
    explicit DistributionTable(QWidget *parent = nullptr);

    void show(const std::vector<library::Distribution> &distributions, const std::string &language);
    QSize sizeHint() const override;

Q_SIGNALS:
    void queryRequested(const QString &query);

private:
    QStandardItemModel *m_model = nullptr;
};

} // namespace widgets
