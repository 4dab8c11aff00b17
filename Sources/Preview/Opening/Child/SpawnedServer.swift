import Assets
import Foundation
import Glibc
import Graphics
import LiveKit
import RenderTree
import SDLPlatform

/// The process of the user's code, the other end of a `SpawnedChild`: a `SceneServer` that answers over a socket.
@MainActor package enum SpawnedServer {
    /// The word of the command line that starts it, which is not for users.
    package nonisolated static let command = "run-code"
    /// The option by which it reads the pictures of the stock screens before it loads the code.
    package nonisolated static let stockOption = "stock"

    /// The descriptors that it is started with: the socket, the memory, and the pipe by which it asks to be called.
    nonisolated enum Descriptor {
        static let socket: Int32 = 3
        static let memory: Int32 = 4
        static let wakeUps: Int32 = 5
    }

    /// The exit status of a process whose code could not be shown, for the reason on its standard error.
    nonisolated static let failureStatus: Int32 = 86

    /// Serves the process that started this one until that ends; `preparesStock` says whether stock screens are expected.
    package static func run(preparesStock: Bool) throws -> Never {
        ProcessKeeper.keep(lifeline: Descriptor.socket, others: [Descriptor.memory, Descriptor.wakeUps])
        Interruption.undo()
        ProcessLimits.apply()
        StopSignal.listen()
        let socket = MessageSocket(Descriptor.socket)
        let memory = try SharedMemory(descriptor: Descriptor.memory)
        // The fonts are read while there is time.
        _ = FontLibrary.shared
        let pictures = preparesStock ? Picture.allCases.flatMap { [$0.url.path, $0.thumbnailURL.path] } : []
        let decoder = PreparedImageDecoder(reading: pictures)
        rehearse(while: { !socket.wait(within: 0) })
        // The window's process has gone where no launch comes.
        guard let message = try? next(from: socket),
            let launch = try? JSONDecoder().decode(CodeLaunch.self, from: Data(message))
        else { _exit(0) }
        do {
            let server = try server(for: launch, decoder, memory)
            MainThreadWork.listen { wakeWindow() }
            try answer(server.launchReply(), over: socket)
            while let message = try? next(from: socket) {
                let reply = try message.withUnsafeBytes { try server.reply(to: $0) }
                try answer(reply, over: socket)
            }
        } catch {
            fail((error as? CodeFailure) ?? CodeFailure(problem: "\(error)"))
        }
        _exit(0)
    }

    /// Says on standard error by which `failure` the code ends, and ends.
    nonisolated static func fail(_ failure: CodeFailure) -> Never {
        let line = Array(failure.ownLine.utf8)
        _ = write(STDERR_FILENO, line, line.count)
        _exit(failureStatus)
    }

    /// Does the work ahead of a launch as long as `mayGoOn`.
    private static func rehearse(while mayGoOn: () -> Bool) {
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        let rehearsal = Rehearsal(on: screen, kernels: .best)
        for step in rehearsal.steps where mayGoOn() { step() }
    }

    private static func server(
        for launch: CodeLaunch, _ decoder: PreparedImageDecoder, _ memory: SharedMemory
    ) throws -> SceneServer {
        let files = BundleFiles(launch.bundle)
        let launch = try InstalledApp.install(launch, files)
        LaunchLanguage.current = launch.language
        TunedNumbers.set(launch.numbers)
        if let message = files.message(about: launch.language, name: launch.title) {
            FileHandle.standardError.write(Data("\(message)\n".utf8))
        }
        if !files.fonts.isEmpty { FontLibrary.shared.addFonts(at: files.fonts) }
        let stage = try Stage(launch, files, imageDecoder: decoder)
        return try SceneServer(launch, on: stage, memory: memory) { stage in
            try CodeScenes.scene(of: launch, on: stage)
        }
    }

    /// Waits for the next message; throws where the window's process has ended.
    private static func next(from socket: MessageSocket) throws(MessageSocket.Closed) -> ContiguousArray<UInt8> {
        while true {
            if let message = try socket.receive() { return message }
            _ = socket.wait(within: nil)
        }
    }

    private static func answer(_ reply: SceneServer.WrittenReply, over socket: MessageSocket) throws {
        guard (try? withUnsafeBytes(of: UInt64(reply.count), { try socket.send($0) })) != nil else { _exit(0) }
        if reply.wakes { wakeWindow() }
    }

    /// Wakes the window's process, which looks for what is new.
    private nonisolated static func wakeWindow() {
        var byte: UInt8 = 1
        // A window that does not read has been woken already.
        _ = send(Descriptor.wakeUps, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }
}
