import Foundation
import Graphics
import RenderTree

/// Makes edges of what pens leave along paths, in reused memory.
struct StrokeEdges: ~Copyable {
    private var stroker = Stroker()
    /// The points of one outline.
    private var points = PlainBuffer<SIMD2<Double>>()

    init() {}

    /// Adds the outlines of the line of `path` to `edges`, which stand for what `map` makes of them; at most about
    /// `tolerance` local units off. False where part of them lies behind the viewer: some edges may have been added then.
    mutating func append(
        _ path: CGPath, with pen: StrokePen, tolerance: Double, under map: Homography, to edges: inout PlainBuffer<Edge>
    ) -> Bool {
        stroker.outline(path, with: pen, tolerance: tolerance)
        var start = 0
        for end in stroker.ends {
            points.removeAll()
            for index in start..<end {
                let step = stroker.steps[index]
                points.append(step.start)
                if step.angle != 0 {
                    step.forEachFurtherPoint(every: stroker.stepAngle) { points.append($0) }
                }
            }
            start = end
            guard appendOutline(under: map, to: &edges) else { return false }
        }
        return true
    }

    /// Adds the closed outline through `points`.
    private func appendOutline(under map: Homography, to edges: inout PlainBuffer<Edge>) -> Bool {
        guard var last = map.project(CGPoint(points[points.count - 1])) else { return false }
        for index in 0..<points.count {
            guard let next = map.project(CGPoint(points[index])) else { return false }
            if let edge = Edge(last.x, last.y, next.x, next.y) { edges.append(edge) }
            last = next
        }
        return true
    }
}

extension PreparedPass {
    /// Adds the outline of what `pen` leaves along `path` under `map`; false, and nothing is added, where part of it lies
    /// behind the viewer.
    mutating func appendEdges(of path: CGPath, strokedWith pen: StrokePen, under map: Homography) -> Bool {
        let scale = largestScale(of: path, pen, map)
        guard scale > 0, scale.isFinite else { return false }
        let first = edges.count
        let isVisible = strokes.append(
            path, with: pen, tolerance: Self.pathTolerance / scale, under: map, to: &edges)
        if !isVisible { edges.truncate(to: first) }
        return isVisible
    }

    /// Pixels to the local unit, where they are most.
    private func largestScale(of path: CGPath, _ pen: StrokePen, _ map: Homography) -> Double {
        if map.isAffine { return max(hypot(map.m11, map.m12), hypot(map.m21, map.m22)) }
        let extent = Extent(of: path, strokedWith: pen).bounds
        let bounds = CGRect(
            x: Double(extent.x), y: Double(extent.y), width: Double(extent.z), height: Double(extent.w))
        let box = map.image(of: bounds).boundingBox
        return min(64, max(box.width / bounds.width, box.height / bounds.height))
    }
}
