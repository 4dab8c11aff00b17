import Files
import Foundation
import Synchronization

/// Watches the folders of sources and resources for changes.
///
/// Editors write a file where it stands, or a new one that then takes its name; both count, and so do files that come and go.
package final class SourceWatcher: Sendable {
    private let descriptor: Int32
    /// Two connected ends: the first is readable once nothing is to be waited for any more.
    private let end: SocketPair
    private let paths: [String]
    private let watched = Mutex(Watched())

    /// The folders that are watched.
    private struct Watched {
        /// The paths of the folders by their descriptors.
        var folders: [Int32: String] = [:]
        /// The folders of the files to which links lead, by their descriptors: the paths of the links by the files' names.
        var targets: [Int32: [String: String]] = [:]
        /// The files and folders of each path as they were when their changes were last told.
        var sights: [String: [Sight]] = [:]
        /// The files and folders of each path as they were found last, told or not.
        var latestSights: [String: [Sight]] = [:]

        /// Whether a folder is another one than in `others`.
        func hasOtherFolders(than others: [String: [Sight]]) -> Bool {
            sights.mapValues { $0.filter(\.isFolder) } != others.mapValues { $0.filter(\.isFolder) }
        }
    }

    /// Seconds of rest after a change: one save touches several files, and some of them twice.
    private static let rest = 0.015
    private static let changes = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
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
                remedy: "raise fs.inotify.max_user_instances")
        }
        do throws(FileError) { end = try SocketPair() } catch {
            close(descriptor)
            throw LiveCodeError(error, remedy: "close other programs, or raise the limit of open files")
        }
        guard let path = addFolders() else { return }
        throw LiveCodeError(
            place: path, problem: "changes of the files cannot be watched (\(String(cString: strerror(ENOSPC))))",
            remedy: "raise fs.inotify.max_user_watches")
    }

    deinit {
        close(descriptor)
        close(end.first)
        close(end.second)
    }

    /// Ends all waits, also later ones.
    package func stop() { shutdown(end.second, Int32(SHUT_RDWR)) }

    /// The changes since the last call of this or of `wait`.
    package func takeChanges() -> FileChanges {
        var changes = FileChanges()
        if isReadable(within: 0) { drain(into: &changes) }
        if changes.isUnknown { addFolders() } else { noteFiles(of: changes) }
        return changes
    }

    /// Waits for the next changes and for the rest after them, at most `seconds`; none where none came.
    package func wait(atMost seconds: Double) -> FileChanges {
        var changes = FileChanges()
        if isReadable(within: seconds) {
            // A folder in which something is written all the time has no rest.
            for _ in 0..<Self.mostChanges {
                drain(into: &changes)
                if !isReadable(within: Self.rest) { break }
            }
        }
        if !changes.isUnknown {
            noteFiles(of: changes)
            // Events beside it tell nothing of it.
            if hasChangedSilently { changes.formUnion(.unknown) }
        }
        if changes.isUnknown { addFolders() }
        return changes
    }

    private func isReadable(within seconds: Double) -> Bool {
        var waiting = [descriptor, end.first].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&waiting, 2, Int32(seconds * 1000)) > 0 && waiting[0].revents != 0
    }

    /// Adds the events that wait to `changes`.
    private func drain(into changes: inout FileChanges) {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { bytes in
            while true {
                let count = read(descriptor, bytes.baseAddress, bytes.count)
                guard count > 0 else { return }
                add(UnsafeRawBufferPointer(rebasing: bytes[..<count]), to: &changes)
            }
        }
    }

    private func add(_ events: UnsafeRawBufferPointer, to changes: inout FileChanges) {
        let size = MemoryLayout<inotify_event>.size
        var start = 0
        while start + size <= events.count {
            let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            let name = events[min(start + size, events.count)..<min(start + size + Int(event.len), events.count)]
            start += size + Int(event.len)
            let (folder, links) = watched.withLock { ($0.folders[event.wd], $0.targets[event.wd]) }
            // Without a name it is about the folder itself, or there were too many events.
            let isAboutFolder = event.mask & UInt32(IN_ISDIR) != 0 || name.isEmpty
            let file = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
            if !isAboutFolder, let link = links?[file] { changes.insert(link) }
            if let folder, !isAboutFolder {
                changes.insert(Self.path(of: file, in: folder))
            } else if isAboutFolder || links == nil {
                changes.formUnion(.unknown)
            }
        }
    }

    private static func path(of name: String, in folder: String) -> String {
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// A file or a folder as it was found; nil where it was not there.
    private enum Sight: Equatable {
        case folder(FileStatus.Identity?)
        case file(FileStatus?)

        var isFolder: Bool { if case .folder = self { true } else { false } }
    }

    /// The folder of each path, or that is the path, and those of links' targets, and the files to which paths lead.
    private var sights: [String: [Sight]] {
        Dictionary(paths.map { ($0, Self.sights(of: $0)) }) { first, _ in first }
    }

    private static func sights(of path: String) -> [Sight] {
        if isFolder(path) { return [.folder(FileStatus(path: path)?.identity)] }
        let folders = [FilePath(path).folder] + (target(of: path).map { [$0.folder] } ?? [])
        return folders.map { .folder(FileStatus(path: $0)?.identity) } + [.file(FileStatus(path: path))]
    }

    /// Whether a folder was replaced by another one, or a file changed by another name or from another machine, which nothing
    /// tells, and rests: it may be written still.
    private var hasChangedSilently: Bool {
        let sights = sights
        return watched.withLock { watched in
            defer { watched.latestSights = sights }
            return sights != watched.sights && (sights == watched.latestSights || watched.hasOtherFolders(than: sights))
        }
    }

    /// Notes the files that `changes` names as they are there, unless folders have been replaced, which are not watched yet.
    private func noteFiles(of changes: FileChanges) {
        let named = paths.filter { changes.paths.contains(Self.path(of: FilePath($0).name, in: FilePath($0).folder)) }
        guard !named.isEmpty else { return }
        let sights = sights
        watched.withLock { watched in
            guard !watched.hasOtherFolders(than: sights) else { return }
            for path in named { watched.sights[path] = sights[path] }
        }
    }

    /// The file in another folder to which the path of a file leads; nil where it is no link to such.
    private static func target(of path: String) -> FilePath? {
        guard !isFolder(path), let target = FilePath.resolved(path).map(FilePath.init) else { return nil }
        let own = FilePath(path)
        let isSame = FilePath.resolved(own.folder) == target.folder && own.name == target.name
        return isSame ? nil : target
    }

    private static func isFolder(_ path: String) -> Bool { FileStatus(path: path)?.kind == .folder }

    /// Watches the folders that are there now; one that is watched already stays so.
    ///
    /// The folder of a file that was named is watched with its asset catalogues. Returns the path of the first one for which the
    /// system has no room; nil for none.
    @discardableResult private func addFolders() -> String? {
        var missing: String?
        let sights = sights
        watched.withLock { $0.sights = sights }
        for path in paths {
            let isFolder = Self.isFolder(path)
            guard let folder = try? Folder(path: isFolder ? path : FilePath(path).folder) else { continue }
            if !add(folder.path) { missing = missing ?? path }
            addTarget(of: path)
            var walk = ProjectWalk(isDeep: isFolder)
            try? walk.visit(folder) { entry in
                if entry.status.kind == .folder { _ = add(entry.path) }
            }
        }
        return missing
    }

    private func addTarget(of path: String) {
        guard let target = Self.target(of: path) else { return }
        let own = FilePath(path)
        _ = watch(target.folder) { $0.targets[$1, default: [:]][target.name] = Self.path(of: own.name, in: own.folder) }
    }

    private func add(_ path: String) -> Bool { watch(path) { $0.folders[$1] = path } }

    /// Watches the folder at `path`, which `note` notes by its descriptor, unless it cannot be read; false where the system has no
    /// room for it.
    private func watch(_ path: String, note: (inout Watched, Int32) -> Void) -> Bool {
        let number = inotify_add_watch(descriptor, path, Self.changes)
        guard number >= 0 else { return errno != ENOSPC }
        watched.withLock { note(&$0, number) }
        return true
    }
}
