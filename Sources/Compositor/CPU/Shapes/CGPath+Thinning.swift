import Foundation
import Graphics

extension CGPath {
    /// Paths of fewer elements are drawn as they are, without a look at how long they are.
    private static let fewElements = 50_000

    /// The path itself, or where it goes up and down for more than `rows` rows of pixels under `map`, one with as many
    /// fewer corners: millions of long lines are a pattern that looks like any other one, and would take seconds.
    ///
    /// Of what is left out the next corner is reached in a straight line; each subpath begins and ends where it did.
    func thinned(to rows: Double, under map: Homography) -> CGPath {
        guard elements.count > Self.fewElements else { return self }
        let reach = reach(under: map)
        guard reach > rows, reach.isFinite else { return self }
        let step = Int((reach / rows).rounded(.up))
        let thin = CGMutablePath()
        var last = CGPoint.zero
        var skipped = 0
        func flush() {
            if skipped > 0 { thin.addLine(to: last) }
            skipped = 0
        }
        for element in elements {
            switch element {
            case .move(let point):
                flush()
                thin.move(to: point)
            case .close:
                flush()
                thin.closeSubpath()
            case .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
                last = point
                skipped += 1
                if skipped == step { flush() }
            }
        }
        flush()
        return thin
    }

    /// The vertical distance that the path covers under `map`, up and down, from end to end of its elements, in
    /// pixels.
    private func reach(under map: Homography) -> Double {
        var reach = 0.0
        var last = 0.0
        for element in elements {
            let point: CGPoint
            switch element {
            case .close: continue
            case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): point = end
            }
            let mapped = map.homogeneous(point)
            let y = mapped.y / max(mapped.z, Homography.nearestW)
            if case .move = element {} else { reach += abs(y - last) }
            last = y
        }
        return reach
    }
}
