import LayerTree

/// A standard load for measuring: layers whose picture is a function of progress alone, the same on every machine.
///
/// What W1 to W4 show is defined by the peers that they are measured against; lengths there are points here.
@MainActor package protocol Workload: AnyObject {
    /// Shows everything; its frame is the screen.
    var root: CALayer { get }
    /// Changes the layers to what they show at `progress`, 0 to 1, without animating.
    ///
    /// It is input to a frame, and not counted as part of it. A progress that is not finite shows whatever layers show
    /// at places that are not: nothing.
    func show(_ progress: Double)
}
