import Foundation

/// An output file that is written piece by piece: it appears under its name at `commit()`, whole, or not at all.
package final class OutputDraft {
    private let draft: DraftFile
    private let target: FilePath
    /// The path for errors.
    private let path: String
    /// The status of an empty file that was made in its place, and goes away with a draft that is not committed; nil
    /// without one.
    private let emptyFile: FileStatus?
    private var isPending = true
    /// Bytes so far.
    package private(set) var size = 0

    /// A draft of the file `target`, with the permissions of the file with `status` that it replaces, if there is one.
    ///
    /// An error about it names `path`. An empty file that was made for it goes away with it where `removesEmptyFile`.
    init(
        of target: FilePath, replacing status: FileStatus?, path: String, removesEmptyFile: Bool = false
    ) throws(FileError) {
        self.target = target
        self.path = path
        emptyFile = removesEmptyFile ? status : nil
        do throws(FileError) {
            draft = try DraftFile(of: target.name, in: Folder(path: target.folder))
        } catch {
            if removesEmptyFile, let status { Self.removeEmptyFile(target, status) }
            throw FileError(path, error.reason)
        }
        if let status { draft.takePermissions(of: status) }
    }

    deinit {
        if isPending, let emptyFile { Self.removeEmptyFile(target, emptyFile) }
    }

    private static func removeEmptyFile(_ target: FilePath, _ status: FileStatus) {
        guard status.size == 0, let folder = try? Folder(path: target.folder), folder.status(of: target.name) == status
        else { return }
        try? folder.removeFile(target.name)
    }

    /// The open descriptor of the draft, for a program that writes it; what that writes is not counted in `size`.
    var descriptor: Int32 { draft.descriptor }

    /// Adds `bytes` at the end.
    package func append(_ bytes: Data) throws(FileError) {
        do throws(FileError) { try draft.append(bytes) } catch { throw FileError(path, error.reason) }
        size += bytes.count
    }

    /// Replaces the bytes from `offset` on, which are there already, by `bytes`.
    package func overwrite(_ bytes: Data, at offset: Int) throws(FileError) {
        do throws(FileError) { try draft.overwrite(bytes, at: offset) } catch { throw FileError(path, error.reason) }
    }

    /// Puts the file in its place; what was there is replaced in the same step.
    package func commit() throws(FileError) {
        do throws(FileError) { try draft.commit() } catch { throw FileError(path, error.reason) }
        isPending = false
    }
}
