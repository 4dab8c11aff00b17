import Files

/// The folder to which the search for the siblings of a file goes up.
package enum ProjectRoot {
    /// Folders within each other, at most.
    private static let deepest = 64

    /// The absolute path of the nearest folder, at or above the one at `path`, with a repository, an Xcode project or a package
    /// in it; the folder itself where there is none.
    ///
    /// Neither a folder of `homes`, which are homes of users, nor `/`, nor one in which everybody makes files is one: nil where
    /// nothing else is left, or the folder is not there.
    package static func folder(of path: String, homes: [String]) -> String? {
        guard let own = FilePath.resolved(path) else { return nil }
        let homes = Set(homes.compactMap(FilePath.resolved)).union(["/"])
        var folder = own
        for _ in 0..<deepest {
            if homes.contains(folder) || FileStatus(path: folder)?.isSharedFolder == true { break }
            if isMarked(folder) { return folder }
            folder = FilePath(folder).folder
        }
        return homes.contains(own) || folder == own ? nil : own
    }

    private static func isMarked(_ path: String) -> Bool {
        let names = (try? Folder(path: path).names()) ?? []
        return names.contains { name in
            name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }

    /// The paths of the folders from the one at `path` up to its root, the nearest first, each as a path of the kind of `path`:
    /// absolute, or relative to the working folder.
    static func folders(from path: String, homes: [String]) -> [String] {
        guard let root = folder(of: path, homes: homes), var folder = FilePath.resolved(path) else { return [] }
        var folders: [String] = [folder]
        while folder != root, folders.count < deepest {
            folder = FilePath(folder).folder
            folders.append(folder)
        }
        if path.hasPrefix("/") { return folders }
        return folders.compactMap { FilePath.relative($0, to: ".") }
    }
}
