/// The folder in which the user wants a run's files.
package struct RunFolder: Sendable {
    private let path: String
    private let replaces: Bool

    /// The folder at `path`, taken literally; what is there is left alone, unless `replaces`.
    package init(path: String, replaces: Bool) {
        self.path = path
        self.replaces = replaces
    }

    /// Makes it; `report` gets what runs that were killed have left beside it, one message a call.
    func make(
        environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws(PreviewError) -> OutputFolder {
        if path.isEmpty {
            throw PreviewError(
                place: "-o ''", problem: "the name is empty", remedy: "name a folder, such as recording", status: .usage
            )
        }
        return try OutputFolder.make(
            at: path, replaces: replaces, protected: ProtectedFolders(homes: environment.homeFolders), report: report)
    }
}
