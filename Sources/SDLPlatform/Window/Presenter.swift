import Compositor

/// How a window's picture reaches the display; a window has one at a time.
@MainActor protocol Presenter: AnyObject {
    /// Whether showing a picture may wait for the display, which is for `PresentProbe` to find out.
    var mayBlock: Bool { get }

    /// Asks the driver to wait for the display when showing a picture, or not to; drivers may do as they please.
    func setWaitsForDisplay(_ waits: Bool)

    /// Takes on the window's present size; what was drawn before is gone.
    func resize(to metrics: WindowMetrics) throws(PlatformError)

    /// Shows what was drawn, of which the pixels of `damage` are new.
    func present(_ damage: Damage) throws(PlatformError)

    /// Shows the last picture once more, as it is.
    func presentAgain() throws(PlatformError)
}
