import Foundation

/// Programs that go on by themselves once they were started.
package enum DetachedProcess {
    /// Starts `program`, a path or a name that is looked for in the search path, with `arguments`, in a process group of its own,
    /// with empty input and output; throws where it cannot be started.
    package static func start(_ program: String, arguments: [String]) throws(FileError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor in [1, 2] as [Int32] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Ctrl-C is for this program.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var id: pid_t = 0
        let code = posix_spawnp(&id, program, &actions, &attributes, words, environ)
        guard code == 0 else { throw FileError(program, .system(code)) }
        let started = id
        // Its end is awaited by nobody else, and would stay in the table of processes.
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(started, &status, 0) < 0, errno == EINTR {}
        }
    }
}
