import Foundation

/// Moves that replace nothing.
extension Folder {
    // Glibc's module leaves out what only Linux has.
    @_silgen_name("renameat2")
    private static func renameat2(
        _ folder: Int32, _ name: UnsafePointer<CChar>, _ newFolder: Int32, _ newName: UnsafePointer<CChar>,
        _ flags: UInt32
    ) -> Int32
    private static let noReplace: UInt32 = 1

    /// Moves folder `name` into `folder` as `newName`, in one step; what has that name is an error with the reason `EEXIST`.
    ///
    /// On a file system without such a move, an empty folder that gets the name between check and move is replaced.
    package func moveFolder(_ name: String, to folder: Folder, as newName: String) throws(FileError) {
        if Self.renameat2(descriptor, name, folder.descriptor, newName, Self.noReplace) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw .system(folder.path(of: newName)) }
        guard folder.status(of: newName) == nil else { throw FileError(folder.path(of: newName), .system(EEXIST)) }
        try move(name, to: folder, as: newName)
    }
}
