import Files
import Foundation
import Glibc

/// The start of a process for the user's code.
enum ChildSpawn {
    /// Starts `program` with `arguments`, `descriptors` and further `variables` of the environment.
    static func start(
        _ program: String, _ arguments: [String], descriptors: [(own: Int32, child: Int32)],
        variables more: [String: String]
    ) throws(CodeFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // First out of the way of each other: one may have the number that another one gets.
        let unused = 1 + (descriptors.flatMap { [$0.own, $0.child] }.max() ?? 2)
        for (number, descriptor) in zip(unused..., descriptors) {
            posix_spawn_file_actions_adddup2(&actions, descriptor.own, number)
        }
        for (number, descriptor) in zip(unused..., descriptors) {
            posix_spawn_file_actions_adddup2(&actions, number, descriptor.child)
            posix_spawn_file_actions_addclose(&actions, number)
        }
        let words = strings(arguments)
        let variables = strings(environment(with: more).map { "\($0.key)=\($0.value)" })
        defer { (words + variables).forEach { free($0) } }
        var id: pid_t = 0
        // Ctrl-C is for the window's process, which ends this one in order.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        // The signal that asks where the code is must not be blocked, whatever this program inherited.
        var mask = sigset_t()
        sigemptyset(&mask)
        posix_spawnattr_setsigmask(&attributes, &mask)
        let code = posix_spawn(&id, program, &actions, &attributes, words, variables)
        guard code == 0 else {
            throw CodeFailure.noProcess(code)
        }
        return id
    }

    /// Takes leave of the process `id`, once it has ended, on a thread of its own.
    static func reap(_ id: pid_t) {
        let thread = Thread { while waitpid(id, nil, 0) == -1, errno == EINTR {} }
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// `texts` as C strings, which the caller frees, and the null pointer that ends their list.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    /// The variables of this program's environment that the code may know: no secrets, and no sockets of the desktop.
    private static let inherited: Set<String> = [
        "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SHELL", "TERM", "TZ", "USER",
        // The runtimes of the sanitizers, which this program is built with for tests.
        "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
    ]

    /// The environment of the code, with `more` variables: crashes are reported, and sets have the same order in every launch.
    static func environment(
        of variables: [String: String] = ProcessInfo.processInfo.environment, with more: [String: String]
    ) -> [String: String] {
        let own = ["SWIFT_BACKTRACE": backtrace, "SWIFT_DETERMINISTIC_HASHING": "1"]
        return variables.filter { inherited.contains($0.key) || $0.key.hasPrefix("LC_") }
            .merging(more) { $1 }.merging(own) { $1 }
    }

    /// The report of the runtime's crash handler: the frames of the thread that trapped, with files and lines.
    private static let backtrace =
        "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=32,cache=no,output-to=stderr"
}
