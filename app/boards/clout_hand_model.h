// The throws of a hand trial as a table: a row a throw, each number to be typed over. For the eye
// and for a screen reader alike; the drawn area shows the same.
#pragma once

#include "boards/clout_hand_throws.h"

#include <QAbstractTableModel>

namespace boards
{

class CloutHandModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Right, Beyond, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    const HandThrows &throws() const { return m_throws; }

    void setStance(const HandStance &stance);
    void add(HandStop stop);
    void remove(int row);
    void clear();
    void undo();
    void redo();
    base::Outcome read(const std::string &words);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    static QString sentence(int row, HandStop stop); // "Throw 3: 40 mm right, 12 mm short"

Q_SIGNALS:
    void throwsChanged();

private:
    template<typename Change>
    void reset(Change change);

    HandThrows m_throws;
};

} // namespace boards
