import Foundation

extension CGPath {
    /// One stretch of the outline with both its ends.
    package enum Segment: Hashable, Sendable {
        case line(CGPoint, CGPoint)
        case quadCurve(CGPoint, CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
    }

    /// Shows every stretch in order, with every open subpath closed by a line, as filling sees it.
    ///
    /// Without an allocation. Closing lines of no length are left out.
    package func forEachSegment(_ body: (Segment) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func close() {
            if last != start { body(.line(last, start)) }
            last = start
        }
        for element in elements {
            switch element {
            case .move(let point):
                close()
                (start, last) = (point, point)
            case .line(let end):
                body(.line(last, end))
                last = end
            case .quadCurve(let control, let end):
                body(.quadCurve(last, control, end))
                last = end
            case .curve(let control1, let control2, let end):
                body(.curve(last, control1, control2, end))
                last = end
            case .close:
                close()
            }
        }
        close()
    }
}
