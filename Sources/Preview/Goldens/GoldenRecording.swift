import Files
import Foundation
import Graphics

/// Goldens that are being written: all of them come to their places at the end, or none does.
final class GoldenRecording {
    private let folder: Folder
    private let draft: DraftFolder
    /// The paths of the folders that were made for it, outermost first.
    private var made: [String] = []
    private var pictures: [GoldenPicture] = []
    private var settings: GoldenSettings?
    private var isCommitted = false

    /// A recording into the folder at `path`, which is made where it is missing.
    init(path: String) throws(PreviewError) {
        guard !FilePath(path).isRelative || path == "." else {
            throw PreviewError(
                place: "--goldens \(path)", problem: "it names no folder of its own",
                remedy: "name one, such as goldens")
        }
        do throws(FileError) {
            folder = try Folder.make(path: path, made: &made)
            draft = try DraftFolder(for: "goldens", in: folder)
        } catch {
            Folder.removeEmpty(made)
            throw .unwritable(path, error)
        }
    }

    deinit {
        guard !isCommitted else { return }
        // The draft goes first: the folder that it is in may have been made for it.
        draft.remove()
        Folder.removeEmpty(made)
    }

    private static func name(_ index: Int) -> String { "\(index)\(GoldenPicture.suffix)" }
    private static func formerName(_ index: Int) -> String { "former-\(index)\(GoldenPicture.suffix)" }

    /// Adds the file `data` as the golden of `picture`.
    func add(_ data: Data, for picture: GoldenPicture) throws(PreviewError) {
        do throws(FileError) { try draft.folder.replace(Self.name(pictures.count), with: data) } catch {
            throw .unwritable(path(of: picture), error)
        }
        pictures.append(picture)
    }

    /// Adds the settings, which the folder does not have yet.
    func add(_ settings: GoldenSettings) throws(PreviewError) {
        do throws(FileError) { try draft.folder.replace(GoldenSettings.fileName, with: Data(settings.text.utf8)) } catch
        {
            throw .unwritable(folder.path(of: GoldenSettings.fileName), error)
        }
        self.settings = settings
    }

    private func path(of picture: GoldenPicture) -> String {
        folder.path(of: "\(picture.folder)/\(picture.fileName)")
    }

    /// Moves all files to their places, and removes the goldens called `stale`; where one cannot be moved, all that were there
    /// before come back.
    func commit(removing stale: [String]) throws(PreviewError) {
        var moved: [(target: Folder, picture: GoldenPicture, index: Int, hasFormer: Bool)] = []
        var folders: [String] = []
        do throws(PreviewError) {
            for (index, picture) in pictures.enumerated() {
                let target = try self.target(picture, made: &folders)
                let hasFormer = target.status(of: picture.fileName) != nil
                do throws(FileError) {
                    if hasFormer { try target.move(picture.fileName, to: draft.folder, as: Self.formerName(index)) }
                    moved.append((target, picture, index, hasFormer))
                    try draft.folder.move(Self.name(index), to: target, as: picture.fileName)
                } catch {
                    throw .unwritable(path(of: picture), error)
                }
            }
            if settings != nil {
                do throws(FileError) {
                    try draft.folder.move(GoldenSettings.fileName, to: folder, as: GoldenSettings.fileName)
                } catch {
                    throw .unwritable(folder.path(of: GoldenSettings.fileName), error)
                }
            }
        } catch {
            for entry in moved.reversed() {
                try? entry.target.removeFile(entry.picture.fileName)
                guard entry.hasFormer else { continue }
                try? draft.folder.move(Self.formerName(entry.index), to: entry.target, as: entry.picture.fileName)
            }
            for name in folders.reversed() { try? folder.removeFolder(name) }
            throw error
        }
        isCommitted = true
        stale.forEach(remove)
        draft.remove()
    }

    /// The folder of `picture`, made where it is missing; what is no folder there is an error, and so is a folder in the place of
    /// its file.
    private func target(_ picture: GoldenPicture, made: inout [String]) throws(PreviewError) -> Folder {
        let isNew = folder.status(of: picture.folder) == nil
        let target: Folder
        do throws(FileError) { target = try Folder.makeOrOpen(picture.folder, in: folder) } catch {
            throw .unwritable(folder.path(of: picture.folder), error)
        }
        if isNew { made.append(picture.folder) }
        guard target.status(of: picture.fileName)?.kind ?? .regular == .regular else {
            throw PreviewError(
                place: path(of: picture), problem: "it is no file", remedy: "remove it, or move it elsewhere")
        }
        return target
    }

    /// Removes the golden called `name`, and its folder where that is empty then.
    private func remove(_ name: String) {
        let parts = name.split(separator: "/").map(String.init)
        guard parts.count == 2, let target = try? Folder(parts[0], in: folder) else { return }
        try? target.removeFile(parts[1] + GoldenPicture.suffix)
        try? folder.removeFolder(parts[0])
    }
}
