import Files

/// The folder of one launch of the user's code: a home of its own, empty at first, and beside it the app's bundle.
///
/// It is removed with all in it when it goes away.
package final class LaunchFolder: Sendable {
    /// The beginning of the folders' names.
    static let prefix = "launch-"

    /// The path of the folder; absolute where the cache's is.
    package let path: String
    private let name: String
    private let parent: Folder
    /// Stays until the folders in it have gone.
    private let products: ProductFolder

    /// The folders of a home, as an app has them on a device.
    private static let home = "Home"
    private static let library = "Library"

    /// A new folder `name` in `parent`; what is there already is an error with the reason `EEXIST`.
    init(_ name: String, in parent: Folder, of products: ProductFolder) throws(FileError) {
        let folder = try Folder.make(name, in: parent)
        path = folder.path
        self.name = name
        self.parent = parent
        self.products = products
        do throws(FileError) {
            let home = try Folder.make(Self.home, in: folder)
            for name in ["Documents", "tmp"] { _ = try Folder.make(name, in: home) }
            let library = try Folder.make(Self.library, in: home)
            for name in ["Application Support", "Caches", "Preferences"] { _ = try Folder.make(name, in: library) }
        } catch {
            parent.removeTree(name)
            throw error
        }
    }

    deinit { parent.removeTree(name) }

    /// The variables by which Foundation takes the folder's home for the user's: for documents, caches, temporary files and
    /// defaults.
    package var environment: [String: String] {
        let home = "\(path)/\(Self.home)"
        let library = "\(home)/\(Self.library)"
        return [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": "\(home)/tmp",
            "XDG_CACHE_HOME": "\(library)/Caches", "XDG_CONFIG_HOME": "\(library)/Preferences",
            "XDG_DATA_HOME": "\(library)/Application Support",
        ]
    }
}
