#include "dialogs/photograph.h"

#include "files/file.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QImageReader>

namespace dialogs
{

using base::text;

namespace
{

constexpr int JpegQuality = 90;
// A picture that claims to be larger is a trap or a mistake: 200 megapixels.
constexpr qint64 MostPixels = 200'000'000;

base::Result<QImage> readUpright(const QString &file)
{
    const std::string name = file.toStdString();
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid()) {
        if (qint64{size.width()} * size.height() > MostPixels) {
            return base::problemAt(name,
                                   0,
                                   text("Photograph", "The picture is larger than 200 megapixels."),
                                   text("Photograph", "Make it smaller and choose it again."));
        }
        // Decoders that can, read it at the size that is wanted.
        const QSize wanted =
            size.scaled(LargestPictureSide, LargestPictureSide, Qt::KeepAspectRatio);
        if (wanted.width() < size.width()) {
            reader.setScaledSize(wanted);
        }
    }
    QImage image = reader.read();
    if (image.isNull()) {
        return base::problemAt(name,
                               0,
                               text("Photograph", "This is no picture that can be read."),
                               text("Photograph", "Choose a JPEG, PNG or WebP file."));
    }
    if (image.width() > LargestPictureSide || image.height() > LargestPictureSide) {
        image = image.scaled(LargestPictureSide,
                             LargestPictureSide,
                             Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    }
    return image;
}

} // namespace

base::Result<std::string> keepPhotograph(const QString &file, const std::filesystem::path &pictures)
{
    auto image = readUpright(file);
    if (!image) {
        return tl::unexpected(image.error());
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isWritten = image->hasAlphaChannel() ? image->save(&buffer, "PNG")
                                                    : image->save(&buffer, "JPEG", JpegQuality);
    if (!isWritten) {
        return base::problemAt(file.toStdString(),
                               0,
                               text("Photograph", "The picture could not be turned into a copy."));
    }
    const std::string digest =
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
    if (auto made = files::makeFolder(pictures); !made) {
        return tl::unexpected(made.error());
    }
    const auto stored = files::writeFile(
        pictures / digest,
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    return digest;
}

} // namespace dialogs
