#include "application.h"
#include "single_instance.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char **argv)
{
    const QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("muster"));
    QApplication::setApplicationDisplayName(QStringLiteral("Muster"));
    QApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.musterdesk.Muster"));
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main",
        "Legal rosters, collections and tournament sheets for tabletop games."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {QStringLiteral("profile"),
         QApplication::translate("main", "The data folder."),
         QStringLiteral("folder")},
        {QStringLiteral("page"),
         QApplication::translate("main", "The page to open."),
         QStringLiteral("page")},
        {QStringLiteral("game"),
         QApplication::translate("main", "The game to open."),
         QStringLiteral("game")},
    });
    parser.addPositionalArgument(QStringLiteral("files"),
                                 QApplication::translate("main", "Lists or tables to import."),
                                 QStringLiteral("[files…]"));
    parser.process(qt);
    SingleInstance only(parser.value(QStringLiteral("profile")));
    if (!only.isFirst() && only.handOver(parser.positionalArguments())) {
        return 0;
    }
    Application application({parser.value(QStringLiteral("profile")),
                             parser.value(QStringLiteral("page")),
                             parser.value(QStringLiteral("game")),
                             parser.positionalArguments()});
    QObject::connect(&only, &SingleInstance::activated, &application, &Application::show);
    QObject::connect(&only, &SingleInstance::filesOpened, &application, &Application::importFiles);
    return application.start() ? QApplication::exec() : 1;
}
