import Foundation

/// Links in a folder, and folders with all that is in them.
extension Folder {
    /// Makes the symbolic link `name` to `target`; what is there already is an error with the reason `EEXIST`.
    package func makeLink(_ name: String, to target: String) throws(FileError) {
        guard symlinkat(target, descriptor, name) == 0 else { throw .system(path(of: name)) }
    }

    /// Gives the file at `path` the further name `name`; what is there already is an error with the reason `EEXIST`, and a
    /// file of another file system is one with the reason `EXDEV`.
    package func makeName(_ name: String, ofFile path: String) throws(FileError) {
        guard linkat(AT_FDCWD, path, descriptor, name, 0) == 0 else { throw .system(self.path(of: name)) }
    }

    /// Removes the folder `name` with all that is in it, as far as that is allowed; links are removed and never followed.
    ///
    /// Folders deeper than `depth` stay, with those above them.
    package func removeTree(_ name: String, depth: Int = 64) {
        // A folder that its owner may not read cannot be opened, and what is in one that he may not write not be removed.
        _ = fchmodat(descriptor, name, 0o700, AT_SYMLINK_NOFOLLOW)
        guard depth > 0, let child = try? Folder(name, in: self) else { return }
        for entry in (try? child.names()) ?? [] {
            if child.status(of: entry)?.kind == .folder {
                child.removeTree(entry, depth: depth - 1)
            } else {
                try? child.removeFile(entry)
            }
        }
        try? removeFolder(name)
    }
}
