/// The maker of the children in which the versions of one subject run, and their clock.
@MainActor protocol CodeChildren {
    /// A child that waits for its launch; `preparesStock` says whether it will probably show stock screens.
    func makeChild(preparesStock: Bool) throws -> any CodeChild

    /// The machine's monotonic clock, in seconds.
    func now() -> Double
}
