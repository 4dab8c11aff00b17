import Files
import Foundation
import Graphics
import Transitions

/// The folder of goldens: a folder for each transition, and the settings beside them.
@MainActor struct GoldenFolder {
    /// The path, as the user gave it.
    let path: String
    private let folder: Folder

    /// The folder at `path`; throws where there is none.
    init(path: String) throws(PreviewError) {
        self.path = path
        do throws(FileError) { folder = try Folder(path: path) } catch {
            guard error.isAbsence else { throw .unreadable(path, error, remedy: "name a folder that you may read") }
            throw PreviewError(
                place: path, problem: "no such folder", remedy: "record the goldens with --record-goldens")
        }
    }

    /// The settings; nil where there are none.
    func settings() throws(PreviewError) -> GoldenSettings? { try GoldenSettings(in: folder) }

    /// The golden of `picture`; nil where there is none. A file that cannot be read as one is an error.
    func golden(of picture: GoldenPicture) throws(PreviewError) -> StoredPicture? {
        guard let folder = subfolder(picture.folder), folder.status(of: picture.fileName) != nil else { return nil }
        return try StoredPicture(
            picture.fileName, in: folder,
            remedy: "restore it, or draw it anew with --accept \(picture.name)")
    }

    /// The bytes of the golden of `picture`, whatever they are; nil where there are none.
    func data(of picture: GoldenPicture) -> Data? {
        subfolder(picture.folder).flatMap { try? $0.contents(of: picture.fileName) }
    }

    private func subfolder(_ name: String) -> Folder? { try? Folder(name, in: folder) }

    /// The names of the goldens in the folders called `names`, in their order.
    private func goldens(in names: [String]) -> [String] {
        names.flatMap { name in
            let files = subfolder(name).flatMap { try? $0.names() } ?? []
            return files.filter(GoldenPicture.isGolden).map { "\(name)/\($0.dropLast(GoldenPicture.suffix.count))" }
        }
    }

    /// The names of the goldens besides those called `current`: those in the folders called `checked`, and where
    /// `includesOthers`, those in the folders of transitions that are no more.
    ///
    /// Folders of built-in transitions are never such.
    func stale(besides current: Set<String>, checked: [String], includesOthers: Bool) -> [String] {
        let builtIn = Set(BuiltInTransition.all.map(\.name))
        let others = ((try? folder.names()) ?? []).filter { !checked.contains($0) && !builtIn.contains($0) }
        return (goldens(in: checked) + (includesOthers ? goldens(in: others) : [])).filter { !current.contains($0) }
    }
}
