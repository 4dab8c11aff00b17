import Files
import Foundation
import Graphics

/// The folder of `-o`: a picture of each difference, the page that shows them, and the report.
///
/// It appears whole or not at all, in place of the one of an earlier comparison; anything else that is there is left alone.
final class GoldenOutput {
    private static let reportName = "report.json"
    private static let largestReport = 64 << 20

    private let path: String
    private let name: String
    private let parent: Folder
    private let draft: DraftFolder
    /// The paths of the folders above that were made for it, outermost first.
    private var made: [String] = []
    private var isCommitted = false

    /// A folder at `path`, taken literally; throws where something is there that is no such folder.
    init(path: String) throws(PreviewError) {
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
        do throws(PreviewError) { try Self.check(name, in: parent) } catch {
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

    /// Throws where `name` of `parent` is there, and not a folder of an earlier comparison.
    private static func check(_ name: String, in parent: Folder) throws(PreviewError) {
        guard let kind = parent.status(of: name)?.kind else { return }
        let path = parent.path(of: name)
        guard kind == .folder, let folder = try? Folder(name, in: parent), let names = try? folder.names() else {
            throw .existing(path, remedy: "name another folder")
        }
        var known: Set = [reportName, GoldenPage.fileName]
        if let data = try? folder.contents(of: reportName, limit: largestReport),
            let report = try? JSONDecoder().decode(GoldenReport.self, from: data)
        {
            known.formUnion(report.pictures.compactMap(\.file))
        } else if !names.isEmpty {
            throw .existing(path, remedy: "name another folder: only one of an earlier comparison is replaced")
        }
        guard let foreign = names.first(where: { !known.contains($0) || folder.status(of: $0)?.kind != .regular })
        else { return }
        throw .existing(path, remedy: "name another folder: it holds \(foreign.shortened), which no comparison writes")
    }

    /// Writes the `difference` from the golden of `picture`, and returns the name of the file.
    func write(_ difference: GoldenDifference, of picture: GoldenPicture, tolerance: Int) throws -> String {
        let file = "\(picture.folder).\(picture.fileName)"
        let strip = try DifferenceStrip.image(
            of: difference.pairs, sides: .golden, caption: picture.name, tolerance: tolerance)
        let data = try strip.pngData()
        do throws(FileError) { try draft.folder.replace(file, with: data) } catch {
            throw PreviewError.unwritable("\(path)/\(file)", error)
        }
        return file
    }

    /// Writes the page and `report`, and gives the folder its place; returns the path of the page.
    func commit(_ report: GoldenReport, title: String) throws -> String {
        var page = try ReportFile(GoldenPage.fileName, in: draft.folder, path: "\(path)/\(GoldenPage.fileName)")
        try GoldenPage(report, title: title).write(to: &page) { try draft.folder.contents(of: $0) }
        try page.close()
        let data = Data(try report.json().utf8)
        do throws(FileError) {
            try draft.folder.replace(Self.reportName, with: data)
            try takePlace()
        } catch {
            throw PreviewError.unwritable(path, error)
        }
        isCommitted = true
        return "\(path)/\(GoldenPage.fileName)"
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
