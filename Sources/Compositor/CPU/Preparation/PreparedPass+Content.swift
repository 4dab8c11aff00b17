import Foundation
import Graphics

extension PreparedPass {
    /// The largest distance of straight lines from the curves of a path, in pixels: the coverage then is off by less
    /// than 1/64.
    static let pathTolerance = 1.0 / 48

    /// Adds the outline of `path` under `map`; false, and nothing is added, where part of it lies behind the viewer.
    mutating func appendEdges(of path: CGPath, under map: Homography) -> Bool {
        if map.isAffine {
            path.forEachLine(transform: map.affine, tolerance: Self.pathTolerance) { from, to in
                if let edge = Edge(from.x, from.y, to.x, to.y) { edges.append(edge) }
            }
            return true
        }
        let start = edges.count
        var isVisible = true
        // Curves are divided as they would be at four pixels to the unit.
        path.forEachLine(tolerance: Self.pathTolerance / 4) { from, to in
            guard let p = map.project(from), let q = map.project(to) else {
                isVisible = false
                return
            }
            if let edge = Edge(p.x, p.y, q.x, q.y) { edges.append(edge) }
        }
        if !isVisible { edges.truncate(to: start) }
        return isVisible
    }
}
