/// The frame of the reusable view that a collection of one host makes now.
///
/// The initializer without arguments is required, so that a class can be registered; it finds its frame here.
@MainActor final class ReusableViewFrame {
    private(set) var frame = CGRect.zero

    /// The instance of the current host, from which the initializer reads its frame.
    static var current: ReusableViewFrame { HostScope.attachment { _ in ReusableViewFrame() } }

    /// Runs `body`, in which views are made with `frame`.
    func with<Result>(_ frame: CGRect, _ body: () -> Result) -> Result {
        let outer = self.frame
        self.frame = frame
        defer { self.frame = outer }
        return body()
    }
}
