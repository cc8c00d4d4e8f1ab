// The story of a match in sentences, each with the moment at which it became true. Sentences behind
// the moment that is looked at are still ahead; those that an older log told otherwise than the
// rules of today follow as they were written.
#pragma once

#include "library/match_line.h"
#include "wording/qt_wording.h"

#include <QAbstractListModel>

#include <vector>

namespace models
{

class ToldModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        AnswersRole = Qt::UserRole + 1, // the moment after which it is true
        IsAheadRole,
        BookmarkRole, // name of the bookmark at that moment, or empty
        IsOtherwiseRole,
    };

    explicit ToldModel(const wording::QtWording &wording, QObject *parent = nullptr);

    // Null: nothing is told. Rows that stay are kept.
    void show(const library::MatchLine *line);
    // The last sentence that is true at that moment; -1 where none is.
    int rowAt(std::size_t answers) const;
    std::size_t answersAt(int row) const;
    // Nothing to go to: it was told by another version of the rules.
    bool isOtherwise(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        std::size_t answers = 0;
        QString words;
        bool isOtherwise = false;

        bool operator==(const Row &) const = default;
    };

    std::vector<Row> rowsOf(const library::MatchLine &line) const;
    QString bookmarkAt(std::size_t answers) const;
    QString spoken(const Row &row) const;

    const wording::QtWording &m_wording;
    std::vector<Row> m_rows;
    std::vector<engine::Remark> m_bookmarks;
    std::size_t m_at = 0;
};

} // namespace models
