import Files
import Foundation

/// A folder with a report and the files that it names.
///
/// It appears whole or not at all, in place of an earlier one of its kind; anything else that is there is left alone.
final class ReportFolder {
    private static let reportName = "report.json"
    private static let largestReport = 64 << 20

    /// The path, as the user gave it.
    let path: String
    private let name: String
    private let parent: Folder
    private let draft: DraftFolder
    /// The paths of the folders above that were made for it, outermost first.
    private var made: [String] = []
    private var isCommitted = false

    /// A kind of such folders.
    struct Kind: Sendable {
        /// The word for the run that writes it, such as `check`.
        var word: String
        /// The names of the files that a report says to belong to it; nil for what is no such report.
        var files: @Sendable (Data) -> [String]?
    }

    /// The file that shows the report to people.
    static let pageName = "index.html"

    /// A folder at `path`, taken literally; throws where something is there that is no folder of that kind.
    init(path: String, _ kind: Kind) throws(PreviewError) {
        let place = FilePath(path)
        guard !place.isRelative else { throw .protected(path) }
        self.path = path
        name = place.name
        do throws(FileError) {
            parent = try Folder.make(path: place.folder, made: &made)
        } catch {
            Folder.removeEmpty(made)
            throw .unwritable(path, error)
        }
        do throws(PreviewError) { try Self.check(name, in: parent, kind) } catch {
            Folder.removeEmpty(made)
            throw error
        }
        do throws(FileError) { draft = try DraftFolder(for: name, in: parent) } catch {
            Folder.removeEmpty(made)
            throw .unwritable(path, error)
        }
    }

    deinit {
        guard !isCommitted else { return }
        draft.remove()
        Folder.removeEmpty(made)
    }

    /// Throws where `name` of `parent` is there, and not a folder of `kind`.
    private static func check(_ name: String, in parent: Folder, _ kind: Kind) throws(PreviewError) {
        guard let fileKind = parent.status(of: name)?.kind else { return }
        let path = parent.path(of: name)
        guard fileKind == .folder, let folder = try? Folder(name, in: parent), let names = try? folder.names() else {
            throw .existing(path, remedy: "name another folder")
        }
        var known: Set = [reportName, pageName]
        if let data = try? folder.contents(of: reportName, limit: largestReport), let files = kind.files(data) {
            known.formUnion(files)
        } else if !names.isEmpty {
            throw .existing(path, remedy: "name another folder: only one of an earlier \(kind.word) is replaced")
        }
        guard let foreign = names.first(where: { !known.contains($0) || folder.status(of: $0)?.kind != .regular })
        else { return }
        throw .existing(
            path, remedy: "name another folder: it holds \(foreign.shortened), which no \(kind.word) writes")
    }

    /// The path of the file `name` once the folder has its place.
    func path(of name: String) -> String { "\(path)/\(name)" }

    /// The path at which the file `name` is until then.
    func draftPath(of name: String) -> String { draft.folder.path(of: name) }

    /// Writes `data` as file `name`.
    func write(_ data: Data, to name: String) throws(PreviewError) {
        do throws(FileError) { try draft.folder.replace(name, with: data) } catch {
            throw .unwritable(path(of: name), error)
        }
    }

    /// The bytes of the file `name`, which was written.
    func contents(of name: String) throws -> Data { try draft.folder.contents(of: name) }

    /// The page, to be written.
    func page() throws(PreviewError) -> ReportFile {
        try ReportFile(Self.pageName, in: draft.folder, path: path(of: Self.pageName))
    }

    /// Writes the `report`, JSON, and gives the folder its place.
    func commit(report: String) throws(PreviewError) {
        do throws(FileError) {
            try draft.folder.replace(Self.reportName, with: Data(report.utf8))
            try takePlace()
        } catch {
            throw .unwritable(path, error)
        }
        isCommitted = true
    }

    /// Puts the draft in its place; what was there is removed then, or comes back.
    private func takePlace() throws(FileError) {
        guard parent.status(of: name) != nil else { return try draft.move(to: name) }
        let former = try HiddenFolder.removed.freeName(for: name, in: parent)
        try parent.moveFolder(name, to: parent, as: former)
        do throws(FileError) { try draft.move(to: name) } catch {
            try? parent.moveFolder(former, to: parent, as: name)
            throw error
        }
        parent.removeTree(former)
    }
}
