import Files

/// Changes in watched folders.
package struct FileChanges: Hashable, Sendable {
    /// The paths of files that were written, have come or have gone.
    package private(set) var paths: Set<String> = []
    /// Whether there may be others, such as in folders that have come or gone.
    package private(set) var isUnknown = false

    /// No changes.
    package init() {}

    /// Changes that are not known one by one.
    package static var unknown: FileChanges {
        var changes = FileChanges()
        changes.isUnknown = true
        return changes
    }

    package var isEmpty: Bool { paths.isEmpty && !isUnknown }

    mutating func insert(_ path: String) { paths.insert(path) }

    /// Adds `others`, which came later.
    package mutating func formUnion(_ others: FileChanges) {
        paths.formUnion(others.paths)
        isUnknown = isUnknown || others.isUnknown
    }
}
