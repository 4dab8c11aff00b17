import Files
import Foundation
import Glibc

/// The namespaces in which a user's code runs, where the system lets a program without privileges make some: a network that is
/// empty, and mounts in which the sockets of the user's other programs are covered.
enum Confinement {
    // Glibc's module leaves out what only Linux has.
    @_silgen_name("unshare")
    private static func unshare(_ flags: Int32) -> Int32
    private static let newUser: Int32 = 0x1000_0000
    private static let newNetwork: Int32 = 0x4000_0000
    private static let newMounts: Int32 = 0x0002_0000
    /// Queues and shared memory of System V, which end with the namespace.
    private static let newExchange: Int32 = 0x0800_0000
    @_silgen_name("capset")
    private static func capset(_ header: UnsafeMutableRawPointer, _ data: UnsafeMutableRawPointer) -> Int32
    private static let capabilityVersion: UInt32 = 0x2008_0522
    @_silgen_name("mount")
    private static func mount(
        _ source: UnsafePointer<CChar>, _ target: UnsafePointer<CChar>, _ type: UnsafePointer<CChar>?, _ flags: UInt,
        _ data: UnsafePointer<CChar>?
    ) -> Int32
    private static let noSetUser: UInt = 2
    private static let noDevices: UInt = 4
    private static let bind: UInt = 0x1000
    private static let recursive: UInt = 0x4000
    private static let receiving: UInt = 0x80000

    /// Moves this process into the namespaces, and gives up what it could do in them; false where the system refuses. To be
    /// called before there are threads.
    static func enter() -> Bool {
        let user = geteuid()
        let group = getegid()
        let sockets = socketPaths
        let hasMounts = unshare(newUser | newNetwork | newExchange | newMounts) == 0
        guard hasMounts || unshare(newUser | newNetwork) == 0 else { return false }
        write("deny", to: "/proc/self/setgroups")
        write("\(user) \(user) 1", to: "/proc/self/uid_map")
        write("\(group) \(group) 1", to: "/proc/self/gid_map")
        if hasMounts { cover(sockets) }
        // The handler of crashes may look at a process that has no more rights than itself.
        var header = (capabilityVersion, Int32(0))
        var data = (UInt64(0), UInt64(0), UInt64(0))
        _ = capset(&header, &data)
        ProcessControl.set(ProcessControl.isDumpable, 1)
        return true
    }

    /// The paths of the sockets of this network: displays, agents, buses, daemons; and of those in the folders where they
    /// usually lie, whose programs may be in another network.
    private static var socketPaths: Set<String> {
        var paths: Set<String> = []
        if let data = try? InputFile(path: "/proc/net/unix").contents(limit: 16 << 20) {
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                if let start = line.firstIndex(of: "/") { paths.insert(String(line[start...])) }
            }
        }
        for folder in ["/tmp/.X11-unix", "/tmp/.ICE-unix", "/run", "/run/dbus", "/run/user/\(getuid())"] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            paths.formUnion(names.map { "\(folder)/\($0)" }.filter(isSocket))
        }
        return paths
    }

    private static func isSocket(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    /// Lays an empty device over the sockets at `paths`, and a small file system over that of shared memory.
    private static func cover(_ paths: Set<String>) {
        // Mounts of the user's go on arriving, and none of these goes out.
        guard mount("none", "/", nil, recursive | receiving, nil) == 0 else { return }
        for path in paths { _ = mount("/dev/null", path, nil, bind, nil) }
        _ = mount("tmpfs", "/dev/shm", "tmpfs", noSetUser | noDevices, "size=256m")
    }

    private static func write(_ text: String, to path: String) {
        let file = open(path, O_WRONLY)
        guard file >= 0 else { return }
        _ = Glibc.write(file, text, text.utf8.count)
        close(file)
    }
}
