import Foundation
import Glibc

/// The limits of a process that runs a user's code.
enum ProcessLimits {
    /// Bytes of memory.
    private static let memory: rlim_t = 2 << 30
    /// Open files.
    private static let files: rlim_t = 256

    // Glibc's module leaves out what only Linux has.
    @_silgen_name("unshare")
    private static func unshare(_ flags: Int32) -> Int32
    private static let newUser: Int32 = 0x1000_0000
    private static let newNetwork: Int32 = 0x4000_0000
    @_silgen_name("capset")
    private static func capset(_ header: UnsafeMutableRawPointer, _ data: UnsafeMutableRawPointer) -> Int32
    private static let capabilityVersion: UInt32 = 0x2008_0522
    @_silgen_name("prctl")
    private static func prctl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
    private static let setDumpable: Int32 = 4

    /// Limits this process, takes the network from it where the system allows that, and writes its output by lines.
    static func apply() {
        leaveNetwork()
        var limit = rlimit(rlim_cur: memory, rlim_max: memory)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        limit = rlimit(rlim_cur: files, rlim_max: files)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        bufferOutputByLines()
    }

    /// Gives this process a network of its own, which is empty; to be called before there are threads.
    private static func leaveNetwork() {
        let user = geteuid()
        let group = getegid()
        guard unshare(newUser | newNetwork) == 0 else { return }
        write("deny", to: "/proc/self/setgroups")
        write("\(user) \(user) 1", to: "/proc/self/uid_map")
        write("\(group) \(group) 1", to: "/proc/self/gid_map")
        // The handler of crashes may look at a process that has no more rights than itself.
        var header = (capabilityVersion, Int32(0))
        var data = (UInt64(0), UInt64(0), UInt64(0))
        _ = capset(&header, &data)
        _ = prctl(setDumpable, 1, 0, 0, 0)
    }

    private static func write(_ text: String, to path: String) {
        let file = open(path, O_WRONLY)
        guard file >= 0 else { return }
        _ = Glibc.write(file, text, text.utf8.count)
        close(file)
    }

    /// Has standard output written line by line, as on a terminal.
    private static func bufferOutputByLines() {
        // Swift cannot use the C library's variable, which could change.
        guard let stream = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self) else { return }
        setvbuf(stream, nil, _IOLBF, 0)
    }

    /// Ends this process once the other end of `socket` is closed, whatever the main thread does.
    static func endWithPeer(of socket: Int32) {
        let thread = Thread {
            var waiting = pollfd(fd: socket, events: 0, revents: 0)
            while waiting.revents == 0 { poll(&waiting, 1, -1) }
            _exit(0)
        }
        thread.stackSize = 64 << 10
        thread.start()
    }
}
