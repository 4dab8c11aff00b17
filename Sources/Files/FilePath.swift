/// A path as the user gave it, split into the folder that holds an entry and the entry's name.
///
/// Nothing is expanded, resolved or normalised: `~` is a name like any other.
package struct FilePath: Hashable, Sendable {
    /// The path of the folder, `.` for the working folder.
    package let folder: String
    /// The last component without slashes; empty for `/` and for an empty path.
    package let name: String
    /// Whether a slash follows the name, which then can only be a folder's.
    package let endsWithSlash: Bool

    package init(_ path: String) {
        let slash = UInt8(ascii: "/")
        var bytes = path.utf8[...]
        endsWithSlash = bytes.last == slash
        while bytes.last == slash { bytes.removeLast() }
        let start = bytes.lastIndex(of: slash)
        let last = start.map { bytes[bytes.index(after: $0)...] } ?? bytes
        name = String(last) ?? ""
        guard let start else {
            // Only slashes: the root.
            folder = bytes.isEmpty && !path.isEmpty ? "/" : "."
            return
        }
        let parent = bytes[...start]
        folder = String(parent.dropLast()).flatMap { $0.allSatisfy { $0 == "/" } ? nil : $0 } ?? "/"
    }

    /// Whether the name stands for the folder itself or the one above it, or for the root.
    package var isRelative: Bool { name.isEmpty || name == "." || name == ".." }
}
