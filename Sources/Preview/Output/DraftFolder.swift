import Files

/// A folder under a hidden name whose files come to their places together, or go away with it.
final class DraftFolder {
    let folder: Folder
    private let parent: Folder
    private let name: String

    /// An empty draft for `name` in `parent`; those that runs that were killed have left there are removed.
    init(for name: String, in parent: Folder) throws(FileError) {
        for (abandoned, folder) in HiddenFolder.draft.unused(for: name, in: parent) where Self.isDraft(folder) {
            parent.removeTree(abandoned)
        }
        self.parent = parent
        (self.name, folder) = try HiddenFolder.draft.make(for: name, in: parent)
    }

    private var isThere = true

    deinit { remove() }

    /// Removes the folder with all that is in it, unless it was moved.
    func remove() {
        if isThere { parent.removeTree(name) }
        isThere = false
    }

    private static let endings = [".png", ".html", ".json", ".jsonl"]

    /// Whether `folder` holds nothing but what such a draft may.
    private static func isDraft(_ folder: Folder) -> Bool {
        ((try? folder.names()) ?? []).allSatisfy { name in
            folder.status(of: name)?.kind == .regular
                && (endings.contains(where: name.hasSuffix) || DraftFile.original(of: name) != nil)
        }
    }

    /// Gives the folder its place in `parent` as `newName`, in one step; what is there already is an error with the reason
    /// `EEXIST`.
    func move(to newName: String) throws(FileError) {
        try parent.moveFolder(name, to: parent, as: newName)
        isThere = false
    }
}
