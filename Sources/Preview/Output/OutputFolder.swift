import Files
import Foundation
import Graphics

/// A folder that a run writes into.
///
/// A new run grows in its place, so that one that is killed leaves what it has. A run that replaces another one grows
/// beside it, and takes its place when it is complete. A run that fails leaves what was there, and of itself nothing but
/// what `keep()` was called for. Foreign files are never touched: what is removed is removed by name.
final class OutputFolder {
    /// The path that the user wants.
    let path: String
    /// The folder in which the files are until `commit()`.
    let folder: Folder
    private let parent: Folder
    private let name: String
    private let destination: Destination
    /// Whether the files go away unless they are committed or kept.
    private var isPending = true
    private let report: (String) -> Void
    /// The paths of the folders above that were made for this one, outermost first.
    private var madeParents: [String] = []

    /// The way in which the files come to their place.
    private enum Destination {
        /// The folder is new, and in its place already.
        case itself
        /// A draft of that name takes the place of a run.
        case run(ExistingRun, draft: String)
        /// The files of a draft of that name move into a folder of Segue's own, one by one.
        case own(draft: String)
    }

    private init(
        _ path: FilePath, folder: Folder, in parent: Folder, _ destination: Destination,
        report: @escaping (String) -> Void
    ) {
        self.path = parent.path(of: path.name)
        self.folder = folder
        self.parent = parent
        name = path.name
        self.destination = destination
        self.report = report
    }

    deinit {
        guard isPending else { return }
        switch destination {
        case .itself: _ = ExistingRun.remove(name, folder, from: parent)
        case .run(_, let draft), .own(let draft): _ = ExistingRun.discard(draft, folder, of: name, in: parent)
        }
        Folder.removeEmpty(madeParents)
    }

    /// A folder at `path`, which is taken literally. What is there is left alone, unless `replaces`; then it has to be a
    /// run, and no protected folder.
    ///
    /// `report` gets what runs that were killed have left, one message a call.
    static func make(
        at path: String, replaces: Bool, protected: @autoclosure () -> ProtectedFolders,
        report: @escaping (String) -> Void
    ) throws(PreviewError) -> OutputFolder {
        let place = FilePath(path)
        guard !place.isRelative else { throw .protected(path) }
        var made: [String] = []
        do throws(PreviewError) {
            let parent = try prepared(place, path, made: &made)
            AbandonedRuns(of: place.name, in: parent).recover(report: report)
            let folder = try make(
                at: place, path, in: parent, replaces: replaces, protected: protected, report: report)
            folder.madeParents = made
            return folder
        } catch {
            Folder.removeEmpty(made)
            throw error
        }
    }

    private static func make(
        at place: FilePath, _ path: String, in parent: Folder, replaces: Bool, protected: () -> ProtectedFolders,
        report: @escaping (String) -> Void
    ) throws(PreviewError) -> OutputFolder {
        do throws(FileError) {
            if parent.status(of: place.name) == nil { return try new(place, in: parent, report: report) }
        } catch {
            throw .unwritable(path, error)
        }
        guard replaces else {
            let isFolder = parent.status(of: place.name)?.kind == .folder
            throw .existing(path, remedy: isFolder ? "use --force to replace it" : "name another folder")
        }
        let run = try ExistingRun(place.name, in: parent, protected: protected())
        do throws(FileError) {
            let (draft, folder) = try HiddenFolder.draft.make(for: place.name, in: parent)
            run.givePermissions(to: folder)
            return OutputFolder(place, folder: folder, in: parent, .run(run, draft: draft), report: report)
        } catch {
            throw .unwritable(path, error)
        }
    }

    /// The folder of Segue's own at `path`: files of a run in it are replaced by name, all others stay.
    static func own(at path: String) throws(PreviewError) -> OutputFolder {
        let place = FilePath(path)
        let parent = try ownParent(of: place)
        AbandonedRuns(of: place.name, in: parent).remove()
        if let kind = parent.status(of: place.name)?.kind, kind != .folder { throw .misplaced(path, kind) }
        do throws(FileError) {
            let (draft, folder) = try HiddenFolder.draft.make(for: place.name, in: parent)
            return OutputFolder(place, folder: folder, in: parent, .own(draft: draft), report: { _ in })
        } catch {
            throw .unwritable(path, error)
        }
    }

    /// A new folder of Segue's own: the first of `path-1`, `path-2` and so on that is free.
    static func ownNumbered(
        from path: String, report: @escaping (String) -> Void
    ) throws(PreviewError) -> OutputFolder {
        let parent = try ownParent(of: FilePath(path))
        var number = 0
        while true {
            number += 1
            let place = FilePath("\(path)-\(number)")
            guard parent.status(of: place.name) == nil else { continue }
            AbandonedRuns(of: place.name, in: parent).recover(report: report)
            do throws(FileError) { return try new(place, in: parent, report: report) } catch {
                if error.reason != .system(EEXIST) { throw .unwritable("\(path)-\(number)", error) }
            }
        }
    }

    /// The path of a new file of Segue's own: the first of `path-1.ending`, `path-2.ending` and so on that is free.
    static func ownFile(from path: String, ending: String) throws(PreviewError) -> String {
        let parent = try ownParent(of: FilePath(path))
        var number = 1
        while parent.status(of: FilePath("\(path)-\(number).\(ending)").name) != nil { number += 1 }
        return "\(path)-\(number).\(ending)"
    }

    private static func new(
        _ place: FilePath, in parent: Folder, report: @escaping (String) -> Void
    ) throws(FileError) -> OutputFolder {
        let folder = try Folder.make(place.name, in: parent)
        folder.lockWhenFree()
        return OutputFolder(place, folder: folder, in: parent, .itself, report: report)
    }

    /// The folder of Segue's own that holds `place`; the user has not named it, so a link in its place is not followed.
    private static func ownParent(of place: FilePath) throws(PreviewError) -> Folder {
        let own = FilePath(place.folder)
        let kind: FileKind?
        do throws(FileError) {
            let parent = try Folder.make(path: own.folder)
            kind = parent.status(of: own.name)?.kind
            if kind ?? .folder == .folder { return try Folder.makeOrOpen(own.name, in: parent) }
        } catch {
            throw .unwritable(place.folder, error)
        }
        throw .misplaced(place.folder, kind ?? .folder)
    }

    private static func prepared(
        _ place: FilePath, _ path: String, made: inout [String]
    ) throws(PreviewError) -> Folder {
        do throws(FileError) { return try Folder.make(path: place.folder, made: &made) } catch {
            throw .unwritable(path, error)
        }
    }

    /// Writes `text` as file `name`.
    func write(_ text: String, to name: String) throws(PreviewError) { try write(Data(text.utf8), to: name) }

    /// Writes `image` as PNG file `name`.
    func write(_ image: CGImage, to name: String) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(
                place: "\(path)/\(name)", problem: "the picture cannot be encoded",
                remedy: "give a smaller --size or --scale")
        }
        try write(data, to: name)
    }

    /// Writes `data` as file `name`.
    func write(_ data: Data, to name: String) throws(PreviewError) {
        do throws(FileError) { try folder.replace(name, with: data) } catch {
            throw .unwritable("\(path)/\(name)", error)
        }
    }

    /// Lets the files so far stay, whatever happens, unless the folder is Segue's own, where runs can be made again; whether
    /// they stay.
    @discardableResult func keep() -> Bool {
        if case .own = destination { return false }
        isPending = false
        return true
    }

    /// The path at which the files are until `commit()`.
    var currentPath: String { folder.path }

    /// Removes the files of the run that are not called `names`.
    func removeFiles(except names: Set<String>) {
        for name in (try? folder.names()) ?? [] where RunFiles.contains(name) && !names.contains(name) {
            try? folder.removeFile(name)
        }
    }

    /// Puts the files in their place, and gives their paths in alphabetical order.
    func commit() throws(PreviewError) -> [String] {
        do throws(FileError) {
            let names = try folder.names().filter(RunFiles.contains)
            switch destination {
            case .itself: return try pathsInPlace(names)
            case .run(let run, let draft):
                // The run before is removed next: a power failure must not take both.
                try folder.synchronize(names)
                if let former = try run.replace(by: draft) {
                    report(
                        "\(parent.path(of: former)): files of the earlier run that could not be removed; remove them yourself"
                    )
                }
            case .own(let draft): try move(names, from: draft)
            }
            isPending = false
            return names.map { "\(path)/\($0)" }
        } catch {
            switch error.reason {
            case .system(EEXIST): throw .occupied(path)
            case .system(ENOENT): throw .removed(path)
            default: throw .unwritable(path, error)
            }
        }
    }

    /// The paths of the files called `names` of a folder that was made in its place; where another program moved it during
    /// the run, those to which it was moved.
    private func pathsInPlace(_ names: [String]) throws(FileError) -> [String] {
        isPending = false
        let identity = try folder.identity()
        if parent.status(of: name)?.identity == identity { return names.map { "\(path)/\($0)" } }
        let moved = try folder.truePath()
        guard FileStatus(path: moved)?.identity == identity else { throw FileError(path, .system(ENOENT)) }
        report("\(path): the folder was moved to \(moved) during the run, and its files are there")
        return names.map { "\(moved)/\($0)" }
    }

    /// Moves the files called `names` from the draft into Segue's own folder, where no other files of a run stay.
    private func move(_ names: [String], from draft: String) throws(FileError) {
        let target = try Folder.makeOrOpen(name, in: parent)
        let formers = try target.names().filter(RunFiles.contains)
        for former in formers where target.status(of: former)?.kind == .folder {
            throw FileError(target.path(of: former), .wrongKind(.folder))
        }
        for former in formers where !names.contains(former) { try target.removeFile(former) }
        for name in names { try folder.move(name, to: target, as: name) }
        _ = ExistingRun.discard(draft, folder, of: name, in: parent)
    }
}
