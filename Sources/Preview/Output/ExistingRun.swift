import Files
import Foundation
import Recorder

/// A folder that is recognisably a run of Segue's, and may be replaced by another one.
struct ExistingRun {
    private let parent: Folder
    private let name: String
    private let folder: Folder

    /// The most foreign names in a message.
    private static let listedNames = 5
    private static let largestConditions = 1 << 20

    /// The run `name` in `parent`; throws what speaks against replacing it.
    init(_ name: String, in parent: Folder, protected: ProtectedFolders) throws(PreviewError) {
        self.parent = parent
        self.name = name
        let path = parent.path(of: name)
        if let kind = parent.status(of: name)?.kind, kind != .folder {
            throw Self.refusal(path, "it is \(kind.phrase), and --force replaces only folders of recorded runs")
        }
        do throws(FileError) { folder = try Folder(name, in: parent) } catch {
            throw .unreadable(path, error, remedy: "name another folder")
        }
        if let reason = protected.reason(for: folder) {
            throw Self.refusal(path, "it is \(reason), which is never replaced")
        }
        try Self.checkEntries(of: folder, path)
        guard folder.lock() else {
            throw Self.refusal(path, "another run of segue is writing into it")
        }
    }

    private static func refusal(_ path: String, _ problem: String) -> PreviewError {
        PreviewError(place: path, problem: problem, remedy: "name another folder, or remove this one yourself")
    }

    /// Throws where `folder` holds anything but a run, or a run that has not begun; whether it holds a run.
    @discardableResult private static func checkEntries(of folder: Folder, _ path: String) throws(PreviewError) -> Bool
    {
        let names: [String]
        do throws(FileError) { names = try folder.names() } catch {
            throw .unreadable(path, error, remedy: "name another folder")
        }
        let foreign = names.filter { !RunFiles.contains($0) || folder.status(of: $0)?.kind != .regular }
        guard foreign.isEmpty else {
            let more = foreign.count > listedNames ? ", and \(foreign.count - listedNames) more" : ""
            let list = foreign.prefix(listedNames).joined(separator: ", ") + more
            throw refusal(path, "it holds files that no run writes: \(list)")
        }
        let isRun = isRun(folder)
        guard isRun || isUnbegun(names) else {
            throw refusal(path, "it has no run.json of a run of segue, and --force replaces nothing else")
        }
        return isRun
    }

    /// Whether a folder with `names` is empty, or all that it holds is drafts of files: a run that was killed in its first
    /// moments leaves such a one.
    private static func isUnbegun(_ names: [String]) -> Bool {
        names.allSatisfy { DraftFile.original(of: $0) != nil }
    }

    /// Whether `folder` has the conditions of a run in a version that this program knows.
    private static func isRun(_ folder: Folder) -> Bool {
        guard let data = try? folder.contents(of: RunFiles.conditions, limit: largestConditions),
            let conditions = try? JSONDecoder().decode(RunConditions.self, from: data)
        else { return false }
        return (1...RunConditions.currentSchemaVersion).contains(conditions.schemaVersion)
    }

    /// Contents of a hidden folder.
    enum Content {
        /// A run, and nothing else.
        case run
        /// Nothing of a run yet.
        case nothing
        /// Something else.
        case foreign
    }

    /// The contents of `folder`.
    static func content(of folder: Folder) -> Content {
        guard let isRun = try? checkEntries(of: folder, folder.path) else { return .foreign }
        return isRun ? .run : .nothing
    }

    /// Gives `draft` the permissions of the run that it is to replace.
    func givePermissions(to draft: Folder) { draft.takePermissions(of: folder) }

    /// Puts the folder `draftName` beside it in its place, and removes it; the name under which it stays where it could not
    /// be removed.
    ///
    /// Something else that has its place by now is an error with the reason `EEXIST`.
    func replace(by draftName: String) throws(FileError) -> String? {
        let former = try moveAside()
        do {
            try parent.moveFolder(draftName, to: parent, as: name)
        } catch {
            if let former { try? parent.moveFolder(former, to: parent, as: name) }
            throw error
        }
        return former.flatMap { Self.discard($0, folder, of: name, in: parent) }
    }

    /// Gives it a hidden name; nil where it is not in its place any more.
    private func moveAside() throws(FileError) -> String? {
        guard parent.status(of: name) != nil else { return nil }
        try checkIdentity(name)
        let former = try HiddenFolder.former.freeName(for: name, in: parent)
        try parent.moveFolder(name, to: parent, as: former)
        do {
            // Another program may have been faster.
            try checkIdentity(former)
        } catch {
            try? parent.moveFolder(former, to: parent, as: name)
            throw error
        }
        return former
    }

    /// Throws where what is called `current` in `parent` is not this run.
    private func checkIdentity(_ current: String) throws(FileError) {
        guard try parent.status(of: current)?.identity == folder.identity() else {
            throw FileError(parent.path(of: name), .system(EEXIST))
        }
    }

    /// Removes the run `folder`, called `hidden`, beside folder `name` in `parent`; the name under which something of it
    /// stays, nil where nothing does.
    ///
    /// It first gets a name under which no run is given back: a kill in between leaves a part of it.
    static func discard(_ hidden: String, _ folder: Folder, of name: String, in parent: Folder) -> String? {
        guard let identity = try? folder.identity(), parent.status(of: hidden)?.identity == identity,
            let removed = try? HiddenFolder.removed.freeName(for: name, in: parent),
            (try? parent.moveFolder(hidden, to: parent, as: removed)) != nil
        else { return hidden }
        return remove(removed, folder, from: parent) ? nil : removed
    }

    /// Removes the files of a run from `folder`, called `name` in `parent`, and then the folder; whether nothing stays.
    ///
    /// The conditions go last: what a kill leaves is still a run.
    static func remove(_ name: String, _ folder: Folder, from parent: Folder) -> Bool {
        let names = (try? folder.names()) ?? []
        let order = names.filter { $0 != RunFiles.conditions } + names.filter { $0 == RunFiles.conditions }
        for entry in order where RunFiles.contains(entry) { try? folder.removeFile(entry) }
        // Another folder may have its name by now.
        guard let identity = try? folder.identity(), parent.status(of: name)?.identity == identity else { return false }
        return (try? parent.removeFolder(name)) != nil
    }
}
