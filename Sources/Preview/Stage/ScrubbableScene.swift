/// Something on a stage whose course can be set to any progress.
@MainActor protocol ScrubbableScene: AnyObject {
    /// Shows it at `progress`, 0 to 1.
    func show(_ progress: Double)
}
