import Files
import Foundation

/// The folder to which the files of a project are confined.
struct ProjectBounds: Sendable {
    /// The absolute path, without links.
    let folder: String
    private static let deepest = 64

    /// The repository around the folder at `path`, or else that folder; no folder of `homes`, nor one of everybody, nor `/`.
    init(around path: String, homes: [String]) {
        let own = FilePath.resolved(path) ?? path
        let homes = Set(homes.compactMap(FilePath.resolved)).union(["/"])
        var folder = own
        var found = own
        for _ in 0..<Self.deepest {
            if homes.contains(folder) || FileStatus(path: folder)?.isSharedFolder == true { break }
            if FileStatus(path: folder + "/.git") != nil {
                found = folder
                break
            }
            folder = FilePath(folder).folder
        }
        self.folder = found
    }

    /// The absolute path without links of the file or folder at `path`; nil where it is not there, or lies outside.
    func resolved(_ path: String) -> String? {
        guard let resolved = FilePath.resolved(path) else { return nil }
        return resolved == folder || resolved.hasPrefix(folder + "/") ? resolved : nil
    }
}
