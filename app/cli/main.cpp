// muster-cli: everything the window does, for scripts, tests and the terminal.
#include "cli/call.h"
#include "cli/help.h"
#include "cli/verify.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <memory>

namespace
{

QtMessageHandler &handlerBefore()
{
    static QtMessageHandler handler = nullptr;
    return handler;
}

// Without a session of a desktop Qt says where it puts its sockets; there are none here, and a
// script takes whatever is on standard error for a fault.
void passOn(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR"))) {
        handlerBefore()(type, context, message);
    }
}

// What paints needs fonts, and so the graphical library, also where there is no display.
std::unique_ptr<QCoreApplication> application(bool needsScreen, int &argc, char **argv)
{
    if (!needsScreen) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    return std::make_unique<QGuiApplication>(argc, argv);
}

cli::Exit answer(const cli::Call &call, cli::Session &session)
{
    if (call.wish == cli::Wish::Version) {
        session.print("muster-cli " MUSTER_VERSION);
        return cli::Exit::Done;
    }
    if (call.wish == cli::Wish::Help) {
        cli::printHelp(session, call);
        return cli::Exit::Done;
    }
    if (!call.command) {
        session.remark(cli::helpPage(session));
        return cli::Exit::WrongUse;
    }
    const auto refused = cli::refusal(session, *call.command, call.arguments);
    return refused ? *refused : call.command->run(session, call.arguments);
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    handlerBefore() = qInstallMessageHandler(passOn);
    const auto call = cli::readCall(words);
    const bool paints = call && call->wish == cli::Wish::Run && call->command != nullptr
        && call->command->needsScreen;
    const auto running = application(paints, argc, argv);
    const cli::Arguments none;
    const auto &arguments = call ? call->arguments : none;
    cli::Session session(
        {arguments.valueOr("profile", ""), cli::languageAmong(words), arguments.has("json")});
    const auto exit =
        call ? answer(*call, session) : session.fail(call.error(), cli::Exit::WrongUse);
    return static_cast<int>(session.finish(exit));
}
