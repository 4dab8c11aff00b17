import Foundation
import Graphics
import RenderTree

extension PreparedPass {
    /// Adds the outline of what `pen` leaves along `path` under `map`; false, and nothing is added, where part of it lies
    /// behind the viewer.
    mutating func appendEdges(of path: CGPath, strokedWith pen: StrokePen, under map: Homography) -> Bool {
        let scale = largestScale(of: path, pen, map)
        guard scale > 0, scale.isFinite else { return false }
        let first = edges.count
        let isVisible = stroker.appendOutline(
            of: path, with: pen, tolerance: Self.pathTolerance / scale, under: map, to: &edges)
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
