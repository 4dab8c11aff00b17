import Files

/// A walk through the folder of a project, by which sources, resources and changes are found alike.
///
/// Left out are hidden entries, links, packages of dependencies, what is built, and tests.
package struct ProjectWalk {
    /// A file or a folder below the one that the walk began at.
    package struct Entry {
        /// The folder in which it lies.
        package let folder: Folder
        package let name: String
        package let status: FileStatus
        /// The names of the folders from the beginning of the walk to the entry.
        package let parents: [String]

        /// The path of the entry, relative where the walk's is.
        package var path: String { folder.path(of: name) }
    }

    /// Folders within each other, and entries, at most; deeper ones and further ones are left out.
    private static let deepest = 32
    private static let mostEntries = 50_000

    private let isDeep: Bool
    private let skipsUnreadable: Bool
    private var count = 0

    /// Whether there were more entries than a walk takes.
    package var isCut: Bool { count > Self.mostEntries }

    /// A walk into all folders, or else only into asset catalogues and localizations; an unreadable folder below is skipped,
    /// or an error.
    package init(isDeep: Bool = true, skipsUnreadable: Bool = true) {
        self.isDeep = isDeep
        self.skipsUnreadable = skipsUnreadable
    }

    /// Calls `body` with the entries below `folder`, sorted by name, each folder before what it holds.
    package mutating func visit(
        _ folder: Folder, parents: [String] = [], _ body: (Entry) throws(FileError) -> Void
    ) throws(FileError) {
        for name in try folder.names() where !isCut {
            guard let status = folder.status(of: name), !name.hasPrefix(".") else { continue }
            let isFolder = status.kind == .folder
            if isFolder ? isLeftOut(folder: name, parents) : status.kind != .regular { continue }
            count += 1
            if isCut { return }
            try body(Entry(folder: folder, name: name, status: status, parents: parents))
            guard isFolder, parents.count < Self.deepest, enters(name, parents) else { continue }
            do throws(FileError) {
                try visit(Folder(name, in: folder), parents: parents + [name], body)
            } catch  where skipsUnreadable {
                continue
            }
        }
    }

    private func enters(_ name: String, _ parents: [String]) -> Bool {
        isDeep || !parents.isEmpty || name.hasSuffix(".xcassets") || name.hasSuffix(".lproj")
    }

    /// Whether the folder `name` in `parents` is no part of the project: what it depends on, what is built or recorded, and
    /// tests. In an asset catalogue all names are the user's.
    private func isLeftOut(folder name: String, _ parents: [String]) -> Bool {
        if parents.contains(where: { $0.hasSuffix(".xcassets") }) { return false }
        return !enters(name, parents) || !Self.entersProject(name)
    }

    /// Whether a folder `name` may be a part of a project: neither what it depends on, nor what is built or recorded, nor tests.
    static func entersProject(_ name: String) -> Bool {
        let others: Set<String> = ["Pods", "Carthage", "DerivedData", "Tests", "node_modules", "build", "segue-out"]
        return !others.contains(name) && !["Tests", ".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }
}
