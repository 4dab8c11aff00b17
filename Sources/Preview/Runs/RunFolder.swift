/// Where the user wants a run's files.
package struct RunFolder: Sendable {
    private let path: String
    private let replaces: Bool

    /// The folder at `path`; what is there is left alone, unless `replaces`.
    package init(path: String, replaces: Bool) { (self.path, self.replaces) = (path, replaces) }

    /// Makes it.
    func make() throws(PreviewError) -> OutputFolder {
        if path.isEmpty {
            throw PreviewError(
                place: "the folder to write", problem: "its name is empty", remedy: "Name a folder.", status: .usage)
        }
        return try OutputFolder(growingAt: path, replaces: replaces)
    }
}
