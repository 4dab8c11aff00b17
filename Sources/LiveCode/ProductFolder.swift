import Files
import Foundation
import Synchronization

/// The folder in which one running program keeps translated files and compiled code.
///
/// Each program has one of its own within the cache, locked as long as it runs. The folders of programs that were killed are
/// removed when the next one starts; this one is removed when it goes away. A user may empty the cache meanwhile: then it is made
/// anew.
package final class ProductFolder: Sendable {
    /// The folder, and its name in the cache.
    private struct Location {
        let parent: Folder
        let name: String
        let folder: Folder
    }

    /// The path of the folder in which those of all programs lie.
    let cache: String
    private let location: Mutex<Location>
    private var folder: Folder { location.withLock(\.folder) }

    /// The remedy where products cannot be written.
    static let remedy = "free some space, or set XDG_CACHE_HOME to a folder that can be written"

    /// The path of the folder.
    package var path: String { folder.path }

    /// The most programs at once.
    private static let mostPrograms = 1_000
    /// The most launches at once.
    private static let mostLaunches = 1_000

    /// The folders that are there, by the objects that keep them.
    private static let all = Mutex<[ObjectIdentifier: Location]>([:])

    /// A new folder within the folder `cache`, which is made where it is missing.
    package init(in cache: String) throws(LiveCodeError) {
        self.cache = cache
        let made: Location
        do throws(FileError) { made = try Self.make(in: cache) } catch {
            throw LiveCodeError(
                error, remedy: Self.remedy)
        }
        location = Mutex(made)
        Self.all.withLock { $0[ObjectIdentifier(self)] = made }
    }

    /// Removes the folders that are there, as the program ends while some of its threads still keep them.
    package static func removeAll() {
        let locations = all.withLock { Array($0.values) }
        for location in locations { remove(location.name, location.folder, from: location.parent) }
    }

    private static func make(in cache: String) throws(FileError) -> Location {
        let parent = try Folder.make(path: cache)
        // No other program removes the new folder before it is locked.
        let entrance = try Folder(path: cache)
        entrance.lockWhenFree()
        defer { withExtendedLifetime(entrance) {} }
        try Self.removeAbandoned(in: parent)
        var made: (name: String, folder: Folder)?
        for number in 1...Self.mostPrograms where made == nil {
            do throws(FileError) {
                made = ("\(number)", try Folder.make("\(number)", in: parent))
            } catch  where error.reason == .system(EEXIST) {
                continue
            }
        }
        guard let made else { throw FileError(cache, .system(EEXIST)) }
        _ = made.folder.lock()
        return Location(parent: parent, name: made.name, folder: made.folder)
    }

    deinit {
        _ = Self.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
        location.withLock { Self.remove($0.name, $0.folder, from: $0.parent) }
    }

    /// Returns the result of `body` with the folder, or with a new one where another program has removed it.
    private func withFolder<Result>(_ body: (Folder) throws(FileError) -> Result) throws(FileError) -> Result {
        do throws(FileError) { return try body(folder) } catch  where error.reason == .system(ENOENT) {
            let made = try Self.make(in: cache)
            location.withLock { $0 = made }
            Self.all.withLock { $0[ObjectIdentifier(self)] = made }
            return try body(made.folder)
        }
    }

    /// The path of the file `name` in the folder.
    package func path(of name: String) -> String { folder.path(of: name) }

    /// The record of the build of `project` among those `kept`, whose code becomes the file `library`; nil where it was not kept.
    func take(_ project: SourceProject, as library: String, from kept: KeptBuilds?) -> KeptBuilds.Record? {
        kept.flatMap { $0.take(project, as: library, in: folder) }
    }

    /// Gives the file `name` the name `other` as well; whether that was done.
    func link(_ name: String, as other: String) -> Bool {
        (try? folder.makeName(other, ofFile: folder.path(of: name))) != nil
    }

    /// Writes `data` as the file `name`.
    package func write(_ data: Data, as name: String) throws(LiveCodeError) {
        do throws(FileError) {
            try withFolder { (folder) throws(FileError) in try folder.replace(name, with: data) }
        } catch {
            throw LiveCodeError(
                error, remedy: Self.remedy)
        }
    }

    /// The error that nothing can be written, where `output` of a program that failed, or the space that is left, tells so.
    func problem(in output: String) -> LiveCodeError? {
        let reasons = [ENOSPC, EDQUOT, EROFS].map { String(cString: strerror($0)) }
        let isFull = (folder.freeBytes ?? .max) < Self.leastFreeBytes
        guard let problem = reasons.first(where: output.contains) ?? (isFull ? reasons[0] : nil) else { return nil }
        return LiveCodeError(place: path, problem: problem, remedy: Self.remedy)
    }

    /// Bytes on the disk below which a program that fails probably wanted more.
    private static let leastFreeBytes = 1 << 20

    /// A new folder for one launch of the code, which ends before this one.
    package func makeLaunchFolder() throws(LiveCodeError) -> LaunchFolder {
        do throws(FileError) {
            return try withFolder { (folder) throws(FileError) in try makeLaunchFolder(in: folder) }
        } catch {
            throw LiveCodeError(
                error, remedy: Self.remedy)
        }
    }

    private func makeLaunchFolder(in folder: Folder) throws(FileError) -> LaunchFolder {
        for number in 1...Self.mostLaunches {
            do throws(FileError) {
                return try LaunchFolder(LaunchFolder.prefix + "\(number)", in: folder, of: self)
            } catch  where error.reason == .system(EEXIST) {
                continue
            }
        }
        throw FileError(folder.path, .system(EEXIST))
    }

    /// Removes all files but `kept`.
    package func removeFiles(except kept: Set<String>) {
        for name in (try? folder.names()) ?? [] where !kept.contains(name) { try? folder.removeFile(name) }
    }

    private static func removeAbandoned(in parent: Folder) throws(FileError) {
        for name in try parent.names() where Int(name) != nil {
            if let folder = try? Folder(name, in: parent), folder.lock() { remove(name, folder, from: parent) }
        }
    }

    /// Removes the folder with all that is in it, also what opened code has left beside its files.
    private static func remove(_ name: String, _ folder: Folder, from parent: Folder) {
        for entry in (try? folder.names()) ?? [] {
            folder.removeTree(entry)
            try? folder.removeFile(entry)
        }
        try? parent.removeFolder(name)
    }
}
