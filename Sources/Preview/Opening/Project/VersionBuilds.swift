/// The builds of files that change.
protocol VersionBuilds: Sendable {
    /// The newest version or its errors, once each; nil where there is none.
    func take() -> Result<CodeVersion, any Error>?

    /// Ends building.
    func end()
}
