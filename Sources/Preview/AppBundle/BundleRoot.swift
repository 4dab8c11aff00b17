/// The files that stand for the app's bundle: those of the folder that was opened, or those beside a file that was.
struct BundleRoot: Codable, Hashable, Sendable {
    /// The path of the folder, relative to the working folder or absolute.
    var path: String
    /// Whether the folders in it count, too; otherwise only its asset catalogues and localizations do.
    var isDeep: Bool
    /// The name of the app.
    var name: String
}
