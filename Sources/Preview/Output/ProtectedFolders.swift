import Files
import Foundation

/// Folders that are never replaced, whatever is in them: the root, the home folder, the working folder and those above it.
struct ProtectedFolders {
    private let names: [FileStatus.Identity: String]

    /// The folders of this process; `homes` are the paths of the user's home folders.
    init(homes: [String]) {
        var names: [FileStatus.Identity: String] = [:]
        func add(_ path: String, _ name: String) {
            if let status = FileStatus(path: path) { names[status.identity] = name }
        }
        // From the working folder up to the root, where ".." leads to the same folder again.
        var path = ".."
        while let status = FileStatus(path: path), names[status.identity] == nil, path.utf8.count < 3_000 {
            names[status.identity] = "a folder above the working folder"
            path += "/.."
        }
        add(".", "the working folder")
        for home in homes { add(home, "the home folder") }
        add("/", "the root of the file system")
        self.names = names
    }

    /// The reason for which `folder` is protected, as a phrase; nil where it is not.
    func reason(for folder: Folder) -> String? {
        if folder.isMountPoint { return "a mount point" }
        return (try? folder.identity()).flatMap { names[$0] }
    }
}
