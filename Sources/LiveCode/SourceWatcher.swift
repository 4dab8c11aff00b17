import Files
import Foundation

/// Watches the folders of sources and resources for changes.
///
/// Editors write a file where it stands, or a new one that then takes its name; both count, and so do files that come and go.
package final class SourceWatcher: Sendable {
    private let descriptor: Int32
    private let paths: [String]

    /// Seconds of rest after a change: one save touches several files, and some of them twice.
    private static let rest = 0.015
    private static let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    /// Changes of one save, at most.
    private static let mostChanges = 20

    /// A watcher of `paths`, each a file or a folder with those in it; throws where the system watches no more.
    package init(_ paths: [String]) throws(LiveCodeError) {
        self.paths = paths
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw LiveCodeError(
                place: paths.first ?? ".",
                problem: "changes of the files cannot be watched (\(String(cString: strerror(errno))))",
                remedy: "Raise fs.inotify.max_user_instances.")
        }
        addFolders()
    }

    deinit { close(descriptor) }

    /// Whether a file has changed since the last call of this or of `wait`.
    package func takeChange() -> Bool {
        guard isReadable(within: 0) else { return false }
        drain()
        return true
    }

    /// Waits for the next change and for the rest after it, at most `seconds`; false where none came.
    package func wait(atMost seconds: Double) -> Bool {
        guard isReadable(within: seconds) else {
            // A folder may have been replaced, which nothing tells.
            addFolders()
            return false
        }
        // A folder in which something is written all the time has no rest.
        for _ in 0..<Self.mostChanges {
            drain()
            if !isReadable(within: Self.rest) { break }
        }
        // A folder may have come.
        addFolders()
        return true
    }

    private func isReadable(within seconds: Double) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, Int32(seconds * 1000)) > 0
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    /// Watches the folders that are there now; one that is watched already stays so.
    ///
    /// The folder of a file that was named is watched with its asset catalogues.
    private func addFolders() {
        for path in paths {
            let isFolder = FileStatus(path: path)?.kind == .folder
            guard let folder = try? Folder(path: isFolder ? path : FilePath(path).folder) else { continue }
            add(folder.path)
            var walk = ProjectWalk(isDeep: isFolder)
            try? walk.visit(folder) { entry in
                if entry.status.kind == .folder { add(entry.path) }
            }
        }
    }

    private func add(_ path: String) { inotify_add_watch(descriptor, path, Self.changes) }
}
