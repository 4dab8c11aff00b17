import Foundation

/// A program that is run to its end, without input.
///
/// Foundation's own process type connects to a socket of the loopback interface when it is first used.
package struct ChildProcess: Sendable {
    /// The exit status; nil where a signal ended the program.
    package let status: Int32?
    package let output: Data
    package let errors: Data

    /// The most bytes that are taken of each stream; a program that writes more is killed.
    private static let longestOutput = 64 << 20

    /// Runs the program at `path`, which is taken literally, with `arguments`.
    ///
    /// `isCancelled` is asked every hundredth of a second; once it says so, the program is killed, and its status is nil.
    package init(
        running path: String, arguments: [String], isCancelled: () -> Bool = { false }
    ) throws(FileError) {
        let output = try Self.pipe()
        let errors = try Self.pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing.descriptor, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing.descriptor, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var id: pid_t = 0
        let code = posix_spawn(&id, path, &actions, nil, words, environ)
        guard code == 0 else { throw FileError(path, .system(code)) }
        // Its own ends alone keep the pipes open.
        output.writing.end()
        errors.writing.end()
        let texts = try Self.read([output.reading, errors.reading], of: id, isCancelled)
        self.output = texts[0]
        self.errors = texts[1]
        var state: Int32 = 0
        while waitpid(id, &state, 0) == -1, errno == EINTR {}
        status = state & 0x7F == 0 ? state >> 8 & 0xFF : nil
    }

    /// Everything that comes through `pipes` from the program `id`, each until its end.
    private static func read(
        _ pipes: [OpenFile], of id: pid_t, _ isCancelled: () -> Bool
    ) throws(FileError) -> [Data] {
        var texts = pipes.map { _ in Data() }
        var waiting = pipes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        while waiting.contains(where: { $0.fd >= 0 }) {
            let ready = poll(&waiting, nfds_t(waiting.count), 10)
            if ready < 0, errno != EINTR { throw .system("pipe") }
            if isCancelled() { kill(id, SIGKILL) }
            guard ready > 0 else { continue }
            for index in pipes.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                let piece = try pipes[index].piece()
                texts[index].append(piece)
                if piece.isEmpty { waiting[index].fd = -1 }
                if texts[index].count > longestOutput {
                    kill(id, SIGKILL)
                    waiting[index].fd = -1
                }
            }
        }
        return texts
    }

    private static func pipe() throws(FileError) -> (reading: OpenFile, writing: OpenFile) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw .system("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (OpenFile(ends[0], path: "pipe"), OpenFile(ends[1], path: "pipe"))
    }
}
