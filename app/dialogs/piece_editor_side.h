// The side of the piece editor: the piece drawn as it is being entered, its photograph, what still
// lacks, whether it is in the catalogue already, and what the last save did.
#pragma once

#include "services.h"

#include <QWidget>

#include <string>

class QLabel;
class QToolButton;

namespace widgets
{
class FaceView;
}

namespace dialogs
{

class PieceEditorSide : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Good, Bad };
    enum class Duplicates { Warn, Ignore };

    PieceEditorSide(Services services, const library::Game &game, QWidget *parent);

    void showPiece(catalog::Piece piece, Duplicates duplicates);
    // The SHA-256 of the photograph that the piece is to have; empty: none.
    const std::string &picture() const { return m_picture; }
    void setPicture(const std::string &sha256);
    void say(const QString &words, Tone tone);
    void offerUndo(bool isOffered);

Q_SIGNALS:
    void pictureChanged();
    void undoRequested();
    // The piece of that name which is in the catalogue already is to be filled in instead.
    void knownPieceRequested(const QString &key);

private:
    void showUnknown(const catalog::Piece &piece);
    void showDuplicate(const catalog::Piece &piece, Duplicates duplicates);
    void choosePicture();

    Services m_services;
    const library::Game &m_game;
    std::string m_picture;
    widgets::FaceView *m_face = nullptr;
    QLabel *m_unknown = nullptr;
    QLabel *m_duplicate = nullptr;
    QString m_known; // key of the piece that m_duplicate warns of
    QToolButton *m_fillIn = nullptr;
    QLabel *m_message = nullptr;
    QToolButton *m_undo = nullptr;
    QToolButton *m_noPicture = nullptr;
};

} // namespace dialogs
