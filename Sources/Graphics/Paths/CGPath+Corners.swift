import Foundation

/// A set of corners of a rectangle, y down.
package struct CornerSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let topLeft = CornerSet(rawValue: 1)
    package static let topRight = CornerSet(rawValue: 2)
    package static let bottomLeft = CornerSet(rawValue: 4)
    package static let bottomRight = CornerSet(rawValue: 8)
    package static let upper: CornerSet = [.topLeft, .topRight]
    package static let all = CornerSet(rawValue: 15)
}

extension CGPath {
    /// The start and the control points of a corner of continuous curvature, in radii from the corner: those of three
    /// curves along one side, the other side's are the same.
    ///
    /// As far as such a corner reaches, a quarter circle of 1.528665 of its radius would; the curves are those that Apple's
    /// rounded rectangles have been drawn with since iOS 7, as published in "Improving UIBezierPath" by PaintCode.
    private static let continuous: [CGPoint] = [
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ]
    /// The same for a quarter circle: start, and the curve's control point.
    private static let round: [CGPoint] = [CGPoint(x: 1, y: 0), CGPoint(x: 0.447715, y: 0)]

    /// Adds a rectangle whose `corners` are rounded, bending evenly or, where `isContinuous`, ever more towards the
    /// middle; for paths without another owner. The lower ones have `lowerRadius`, nil for the same. Radii are limited so that
    /// corners do not meet.
    package func appendCorners(
        of rect: CGRect, radius: CGFloat, lowerRadius: CGFloat? = nil, corners: CornerSet, isContinuous: Bool
    ) {
        let shape = isContinuous ? Self.continuous : Self.round
        let largest = min(rect.width, rect.height) / 2 / shape[0].x
        let upper = max(0, min(radius, largest))
        let lower = max(0, min(lowerRadius ?? radius, largest))
        appendUnshared(.move(CGPoint(x: rect.minX, y: rect.midY)))
        func go(around corner: CornerSet, _ x: CGFloat, _ y: CGFloat, from incoming: CGPoint, to outgoing: CGPoint) {
            let point = CGPoint(x: x, y: y)
            let radius = CornerSet.upper.contains(corner) ? upper : lower
            if radius > 0, corners.contains(corner) {
                appendCorner(at: point, radius, shape, incoming, outgoing)
            } else {
                appendUnshared(.line(point))
            }
        }
        let right = CGPoint(x: 1, y: 0)
        let down = CGPoint(x: 0, y: 1)
        let left = CGPoint(x: -1, y: 0)
        let up = CGPoint(x: 0, y: -1)
        go(around: .topLeft, rect.minX, rect.minY, from: down, to: right)
        go(around: .topRight, rect.maxX, rect.minY, from: left, to: down)
        go(around: .bottomRight, rect.maxX, rect.maxY, from: up, to: left)
        go(around: .bottomLeft, rect.minX, rect.maxY, from: right, to: up)
        appendUnshared(.close)
    }

    /// Adds one corner; `incoming` leads from it to where the path comes from, `outgoing` to where it goes.
    private func appendCorner(
        at corner: CGPoint, _ radius: CGFloat, _ shape: [CGPoint], _ incoming: CGPoint, _ outgoing: CGPoint
    ) {
        func place(_ index: Int, _ along: CGPoint, _ across: CGPoint) -> CGPoint {
            let p = shape[index]
            return CGPoint(
                x: corner.x + (along.x * p.x + across.x * p.y) * radius,
                y: corner.y + (along.y * p.x + across.y * p.y) * radius)
        }
        func before(_ index: Int) -> CGPoint { place(index, incoming, outgoing) }
        func after(_ index: Int) -> CGPoint { place(index, outgoing, incoming) }
        appendUnshared(.line(before(0)))
        guard shape.count > 2 else {
            return appendUnshared(.curve(control1: before(1), control2: after(1), end: after(0)))
        }
        appendUnshared(.curve(control1: before(1), control2: before(2), end: before(3)))
        appendUnshared(.curve(control1: before(4), control2: after(4), end: after(3)))
        appendUnshared(.curve(control1: after(2), control2: after(1), end: after(0)))
    }
}
