import Foundation

/// Paths that are written again once they have no other owner, so that an outline that changes every frame allocates
/// nothing.
package struct PathPool {
    private var paths: [CGPath] = []

    /// Paths that are kept at most; with more in use a new one is made each time.
    private static let limit = 8

    package init() {}

    /// An empty path without an owner but the pool and the caller; it may be written until it is shared.
    package mutating func takeEmpty() -> CGPath {
        for index in paths.indices where isKnownUniquelyReferenced(&paths[index]) {
            paths[index].removeElements()
            return paths[index]
        }
        let path = CGPath(elements: [])
        if paths.count < Self.limit { paths.append(path) }
        return path
    }
}

extension CGPath {
    /// Removes all steps and keeps the memory; for paths without another owner.
    fileprivate func removeElements() {
        elements.removeAll(keepingCapacity: true)
        subpathStart = nil
        lastPoint = nil
    }

    /// Adds a step as `CGMutablePath` does; for paths without another owner.
    package func appendUnshared(_ element: Element) { append(element) }

    /// Whether both have the same kinds of steps in the same order, so that one can become the other point by point.
    package func hasStructure(of other: CGPath) -> Bool {
        guard elements.count == other.elements.count else { return false }
        for index in elements.indices where elements[index].type != other.elements[index].type { return false }
        return true
    }

    /// Adds the interpolation at `fraction` between `start` and `end`, two paths of one structure; for paths without
    /// another owner. Fractions outside 0...1 go on beyond.
    package func appendBlend(from start: CGPath, to end: CGPath, by fraction: CGFloat) {
        for index in start.elements.indices {
            append(start.elements[index].blended(to: end.elements[index], by: fraction))
        }
    }
}

extension CGPath.Element {
    fileprivate func blended(to other: Self, by fraction: CGFloat) -> Self {
        func blend(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        switch (self, other) {
        case (.move(let a), .move(let b)): return .move(blend(a, b))
        case (.line(let a), .line(let b)): return .line(blend(a, b))
        case (.quadCurve(let c, let a), .quadCurve(let d, let b)):
            return .quadCurve(control: blend(c, d), end: blend(a, b))
        case (.curve(let c, let d, let a), .curve(let e, let f, let b)):
            return .curve(control1: blend(c, e), control2: blend(d, f), end: blend(a, b))
        default: return other
        }
    }
}
