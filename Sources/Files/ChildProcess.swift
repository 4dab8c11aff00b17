import Foundation
import Synchronization

/// A program that was started and waits for its input, to be run to its end later.
///
/// Foundation's own process type connects to a socket of the loopback interface when it is first used.
package final class ChildProcess: Sendable {
    private let id: pid_t
    private let input: OpenFile
    private let output: OpenFile
    private let errors: OpenFile
    private let isFinished = Atomic(false)
    /// The bytes of the two streams that came while input was written.
    private let early = Mutex([Data(), Data()])

    /// The most bytes that are taken of each stream; a program that writes more is killed.
    private static let longestOutput = 64 << 20
    /// Milliseconds between two questions whether the program is to be killed.
    private static let questionInterval: Int32 = 10

    /// The path under which a program opens the draft that it is to write.
    package static let draftPath = "/proc/self/fd/3"

    /// Starts the program at `path`, which is taken literally, with `arguments`; it may write `draft`.
    package init(_ path: String, arguments: [String], writing draft: OutputDraft? = nil) throws(FileError) {
        let input = try Self.stream()
        let output = try Self.stream()
        let errors = try Self.stream()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.child.descriptor, 0)
        posix_spawn_file_actions_adddup2(&actions, output.child.descriptor, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.child.descriptor, 2)
        if let draft { posix_spawn_file_actions_adddup2(&actions, draft.descriptor, 3) }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var id: pid_t = 0
        let code = posix_spawn(&id, path, &actions, nil, words, environ)
        guard code == 0 else { throw FileError(path, .system(code)) }
        // The program's ends alone keep the streams open.
        for stream in [input, output, errors] { stream.child.end() }
        self.id = id
        self.input = input.own
        self.output = output.own
        self.errors = errors.own
    }

    /// Kills the program if it was not finished.
    deinit {
        guard !isFinished.load(ordering: .relaxed) else { return }
        kill(id, SIGKILL)
        _ = wait()
    }

    /// Gives the program `text` as its whole input, at most 4,096 bytes, and waits for its end; to be called once.
    ///
    /// `isCancelled` is asked every hundredth of a second; once it says so, the program is killed, and its status is nil.
    package func finish(
        input text: String = "", isCancelled: () -> Bool = { false }
    ) throws(FileError) -> ProcessResult {
        precondition(text.utf8.count <= 4_096, "a socket may take no \(text.utf8.count) bytes at once")
        var bytes = Array(text.utf8)
        // A program that has ended already tells why by its status.
        _ = send(input.descriptor, &bytes, bytes.count, Int32(MSG_NOSIGNAL))
        input.end()
        let texts = try read([output, errors], isCancelled)
        let state = wait()
        isFinished.store(true, ordering: .relaxed)
        return ProcessResult(
            status: state & 0x7F == 0 ? state >> 8 & 0xFF : nil, output: texts[0], errors: texts[1])
    }

    /// Polls without a byte after which a program counts as one that hangs: a minute.
    private static let longestSilence = 6_000

    /// Gives the program all of `bytes` as the next part of its input, and keeps what it writes meanwhile.
    ///
    /// Throws where it has ended, or takes nothing for a minute; `isCancelled` is asked every hundredth of a second, and ends
    /// the wait with `ECANCELED`.
    package func write(_ bytes: Data, isCancelled: () -> Bool) throws(FileError) {
        var position = 0
        var silence = 0
        while position < bytes.count {
            var waiting = [
                pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&waiting, nfds_t(waiting.count), Self.questionInterval)
            if ready < 0, errno != EINTR { throw .system("socket") }
            if isCancelled() { throw FileError("socket", .system(ECANCELED)) }
            if ready == 0 { silence += 1 }
            guard silence < Self.longestSilence else { throw FileError("socket", .system(ETIMEDOUT)) }
            guard ready > 0 else { continue }
            for (index, stream) in [output, errors].enumerated() where waiting[index + 1].revents & Int16(POLLIN) != 0 {
                let piece = try stream.piece()
                early.withLock { if $0[index].count < Self.longestOutput { $0[index].append(piece) } }
            }
            guard waiting[0].revents != 0 else { continue }
            let sent = bytes.withUnsafeBytes { bytes in
                send(
                    input.descriptor, bytes.baseAddress.map { $0 + position }, bytes.count - position,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if sent < 0, errno != EAGAIN, errno != EINTR { throw .system("socket") }
            if sent > 0 { silence = 0 }
            position += max(0, sent)
        }
    }

    /// Everything that comes through `streams`, each until its end, behind what came before.
    private func read(_ streams: [OpenFile], _ isCancelled: () -> Bool) throws(FileError) -> [Data] {
        var texts = early.withLock { $0 }
        var waiting = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        while waiting.contains(where: { $0.fd >= 0 }) {
            let ready = poll(&waiting, nfds_t(waiting.count), Self.questionInterval)
            if ready < 0, errno != EINTR { throw .system("socket") }
            if isCancelled() { kill(id, SIGKILL) }
            guard ready > 0 else { continue }
            for index in streams.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                let piece = try streams[index].piece()
                texts[index].append(piece)
                if piece.isEmpty { waiting[index].fd = -1 }
                if texts[index].count > Self.longestOutput {
                    kill(id, SIGKILL)
                    waiting[index].fd = -1
                }
            }
        }
        return texts
    }

    /// The state with which the program ended.
    private func wait() -> Int32 {
        var state: Int32 = 0
        while waitpid(id, &state, 0) == -1, errno == EINTR {}
        return state
    }

    /// A stream between the two programs: unlike a pipe, a socket is closed to other programs from the start, and can be
    /// written without a signal where the program has ended.
    private static func stream() throws(FileError) -> (own: OpenFile, child: OpenFile) {
        let pair = try SocketPair()
        return (OpenFile(pair.first, path: "socket"), OpenFile(pair.second, path: "socket"))
    }
}

/// The result of a program that was run to its end.
package struct ProcessResult: Sendable {
    /// The exit status; nil where a signal ended the program.
    package let status: Int32?
    package let output: Data
    package let errors: Data
}
