/// The builds of files that change while a window shows them, made in the background.
///
/// A build that is done wakes the window, which then takes it.
/// Of several since the last call of `take()` the newest counts, as
/// of several saves the last one does.
protocol VersionBuilds: Sendable {
    /// The newest version, or the reason for which there is none: the errors of the compiler, files that cannot be read, nothing
    /// in them that can be opened.
    ///
    /// Each is given once; nil where there is no new one. Does not wait.
    func take() -> Result<CodeVersion, any Error>?

    /// Ends building, also a build that runs.
    func end()
}
