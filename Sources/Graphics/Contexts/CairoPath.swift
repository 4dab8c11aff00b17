import CPango
import Foundation

/// The outlines that a Cairo context was given: the one owner of a `cairo_path_t`.
internal final class CairoPath {
    private let path: UnsafeMutablePointer<cairo_path_t>

    /// The distance of lines from their curves at most, in pixels: 8 of the 255 steps of a pixel's coverage.
    private static let tolerance: CGFloat = 1.0 / 32

    /// The box around all points, control points included.
    internal private(set) var extent = Extent()

    /// The current path of `cairo`, in its space.
    internal init(of cairo: OpaquePointer) {
        path = cairo_copy_path(cairo)
        var extent = Extent()
        forEachElement { type, points in
            for index in 0..<type.pointCount { extent.add(SIMD2(points[index].point.x, points[index].point.y)) }
        }
        self.extent = extent
    }

    deinit { cairo_path_destroy(path) }

    /// Calls `body` with straight lines that close every outline and stay within `tolerance` of it.
    internal func forEachLine(_ body: (_ from: CGPoint, _ to: CGPoint) -> Void) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        forEachElement { type, points in
            func point(_ index: Int) -> CGPoint { CGPoint(x: points[index].point.x, y: points[index].point.y) }
            switch type {
            case CAIRO_PATH_LINE_TO:
                body(last, point(0))
                last = point(0)
            case CAIRO_PATH_CURVE_TO:
                let curve = CGPath.Segment.curve(last, point(0), point(1), point(2))
                curve.flatten(tolerance: Self.tolerance, body)
                last = point(2)
            default:
                if last != start { body(last, start) }
                if type == CAIRO_PATH_MOVE_TO { start = point(0) }
                last = start
            }
        }
        if last != start { body(last, start) }
    }

    private func forEachElement(_ body: (cairo_path_data_type_t, UnsafePointer<cairo_path_data_t>) -> Void) {
        var index = 0
        while index < Int(path.pointee.num_data) {
            let header = path.pointee.data[index].header
            body(header.type, path.pointee.data + index + 1)
            index += max(1, Int(header.length))
        }
    }
}

extension cairo_path_data_type_t {
    fileprivate var pointCount: Int {
        switch self {
        case CAIRO_PATH_CLOSE_PATH: 0
        case CAIRO_PATH_CURVE_TO: 3
        default: 1
        }
    }
}
