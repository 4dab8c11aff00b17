import LayerTree

/// A standard load for measuring: layers whose picture is a function of progress alone, the same on every machine.
///
/// The content of W1 to W4 is defined by the peers that they are measured against; lengths there are points here.
@MainActor package protocol Workload: AnyObject {
    /// The root of all layers; its frame is the screen.
    var root: CALayer { get }
    /// Changes the layers to their state at `progress`, 0 to 1, without animating.
    ///
    /// It is input to a frame, and not counted as part of it. A progress that is not finite shows whatever layers show
    /// at places that are not: nothing.
    func show(_ progress: Double)
}

extension BinaryFloatingPoint {
    /// The number at `progress` on the way from this one to `end`, also beyond both.
    func blended(to end: Self, _ progress: Double) -> Self { self + (end - self) * Self(progress) }
}

extension CATransaction {
    /// Runs `body` so that its changes set off no actions; unlike a transaction of its own it allocates nothing.
    static func withoutActions(_ body: () -> Void) {
        let wereDisabled = disableActions()
        setDisableActions(true)
        body()
        setDisableActions(wereDisabled)
    }
}
