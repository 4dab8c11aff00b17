import Foundation

/// A file that appears under its name whole, or not at all.
///
/// Until `commit()` it lies beside its place under a hidden name that nothing else has, and it goes away with this value.
package final class DraftFile {
    private let folder: Folder
    private let name: String
    private let draftName: String
    private let file: OpenFile
    private var isPending = true

    /// The most drafts of one file that lie beside each other.
    private static let draftLimit = 1_000
    private static let suffix = ".segue-"

    /// An empty draft of file `name` in `folder`.
    package init(of name: String, in folder: Folder) throws(FileError) {
        self.folder = folder
        self.name = name
        (draftName, file) = try Self.make(name, in: folder)
    }

    deinit {
        if isPending { try? folder.removeFile(draftName) }
    }

    private static func make(_ name: String, in folder: Folder) throws(FileError) -> (String, OpenFile) {
        for number in 1...draftLimit {
            // Cut off, so that a name of the greatest length leaves room for the suffix.
            let draftName = ".\(String(name.unicodeScalars.prefix(50)))\(suffix)\(number)"
            do throws(FileError) {
                return (draftName, try folder.makeOpenFile(draftName, onlyAppends: false))
            } catch {
                if error.reason != .system(EEXIST) { throw error }
            }
        }
        throw FileError(folder.path(of: name), .system(EEXIST))
    }

    /// The name of the file whose draft `draftName` is; nil for any other name.
    package static func original(of draftName: String) -> String? {
        // Bytes: to strings, names that differ in their composition are the same.
        let bytes = draftName.utf8
        let dash = UInt8(ascii: "-")
        guard bytes.first == UInt8(ascii: "."), let end = bytes.lastIndex(of: dash) else { return nil }
        guard isNumber(draftName[bytes.index(after: end)...]) else { return nil }
        let named = bytes[...end].dropFirst()
        guard named.count >= suffix.utf8.count, named.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
            return nil
        }
        return String(named.dropLast(suffix.utf8.count))
    }

    /// Whether `text` is a number as hidden names end with it: decimal digits alone.
    package static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Adds `bytes` at the end.
    package func append(_ bytes: some ContiguousBytes) throws(FileError) { try file.append(bytes) }

    /// Replaces the bytes from `offset` on, which are there already, by `bytes`.
    package func overwrite(_ bytes: some ContiguousBytes, at offset: Int) throws(FileError) {
        try file.overwrite(bytes, at: offset)
    }

    /// The open descriptor of the draft, for a program that writes it.
    var descriptor: Int32 { file.descriptor }

    /// Gives the file the permissions of the file that it is to replace.
    func takePermissions(of status: FileStatus) { file.setPermissions(status.permissions) }

    /// Puts the file in its place; a file or link of that name is replaced in the same step, a folder is an error.
    package func commit() throws(FileError) {
        try folder.move(draftName, to: folder, as: name)
        isPending = false
    }
}
