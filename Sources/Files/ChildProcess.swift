import Foundation

/// A program that is run to its end, without input.
///
/// Foundation's own process type connects to a socket of the loopback interface when it is first used.
package struct ChildProcess: Sendable {
    /// The exit status; nil where a signal ended the program.
    package let status: Int32?
    package let output: Data
    package let errors: Data

    /// Runs the program at `path`, which is taken literally, with `arguments`.
    ///
    /// The streams are read one after the other: what the program writes to standard error has to fit into a pipe (64 KiB).
    package init(running path: String, arguments: [String]) throws(FileError) {
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
        self.output = output.reading.remainder()
        self.errors = errors.reading.remainder()
        var state: Int32 = 0
        while waitpid(id, &state, 0) == -1, errno == EINTR {}
        status = state & 0x7F == 0 ? state >> 8 & 0xFF : nil
    }

    private static func pipe() throws(FileError) -> (reading: OpenFile, writing: OpenFile) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw .system("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (OpenFile(ends[0], path: "pipe"), OpenFile(ends[1], path: "pipe"))
    }
}
