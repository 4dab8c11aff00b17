@testable import ViewKit

/// A scroll view in a window of 200 x 200 points, fingers on it, and a log of what its delegate hears.
@MainActor final class ScrollRig: NSObject, UIScrollViewDelegate {
    let host = TestHost()
    let log = EventLog()
    private(set) lazy var scroll = host.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    let rate: Double
    /// The delegate's change of the offset at which the content would rest.
    var retarget: ((CGPoint) -> CGPoint)?
    var zoomed: UIView?
    var onScroll: (() -> Void)?
    /// The velocity at the last release, in points per millisecond.
    private(set) var velocity = CGPoint.zero
    private(set) var offsets: [Double] = []

    init(content: CGSize = CGSize(width: 200, height: 2000), rate: Double = 60) {
        self.rate = rate
        super.init()
        host.show(scroll)
        host.run {
            scroll.contentSize = content
            scroll.delegate = self
        }
        step()
    }

    var time: Double { host.layers.mediaTime }
    var y: Double { scroll.contentOffset.y }

    func step(_ seconds: Double = 0) {
        let first = (time * rate).rounded()
        for index in 1...max(1, Int((seconds * rate).rounded())) {
            host.frame(at: (first + Double(index)) / rate)
            offsets.append(y)
        }
    }

    /// Makes frames until the content rests; false if it takes more than 20 seconds.
    @discardableResult func settle() -> Bool {
        for _ in 0..<Int(20 * rate) where scroll.motion != nil { step() }
        return scroll.motion == nil
    }

    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double? = nil, pointer: Int = 0) {
        host.window.handle([
            TouchSample(
                pointer: pointer, phase: phase, location: SIMD2(x, y), timestamp: time ?? self.time)
        ])
    }

    /// Drags from one place to another at an even speed in `duration` seconds, with a sample every 8 ms, and frames of
    /// their own rate.
    func drag(
        from: (x: Double, y: Double), to: (x: Double, y: Double), in duration: Double = 0.2, lift: Bool = true
    ) {
        let start = time
        touch(.began, from.x, from.y, at: start)
        let count = Int((duration / 0.008).rounded())
        for sample in 1...count {
            let fraction = Double(sample) / Double(count)
            let now = start + Double(sample) * 0.008
            while time + 1 / rate <= now { step() }
            touch(.moved, from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction, at: now)
        }
        if lift { touch(.ended, to.x, to.y, at: start + Double(count) * 0.008) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !log.lines.suffix(2).contains("didScroll") { log.add("didScroll") }
        onScroll?()
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        if !log.lines.suffix(2).contains("didZoom") { log.add("didZoom") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        note("willEndDragging")
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming(\(scale))")
    }

    private func note(_ name: String) {
        let states = [
            scroll.isTracking ? " tracking" : "", scroll.isDragging ? " dragging" : "",
            scroll.isDecelerating ? " decelerating" : "", scroll.isZooming ? " zooming" : "",
        ]
        log.add(name + states.joined())
    }
}
