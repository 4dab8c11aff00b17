import Foundation

/// The image of a rectangle under a `Homography`, without the parts behind the viewer: 0, 3, 4 or 5 vertices in order.
package struct ProjectedQuad: Sendable {
    private var storage = InlineArray<5, CGPoint>(repeating: .zero)
    package private(set) var count = 0

    package init() {}

    /// Vertex `index`, from 0 to `count` - 1.
    package subscript(index: Int) -> CGPoint {
        precondition(index >= 0 && index < count, "vertex \(index) of \(count)")
        return storage[index]
    }

    package var isEmpty: Bool { count == 0 }

    /// The smallest rectangle around the vertices; null when empty.
    package var boundingBox: CGRect {
        guard count > 0 else { return .null }
        var low = storage[0]
        var high = storage[0]
        for index in 1..<count {
            let vertex = storage[index]
            low = CGPoint(x: min(low.x, vertex.x), y: min(low.y, vertex.y))
            high = CGPoint(x: max(high.x, vertex.x), y: max(high.y, vertex.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    fileprivate mutating func append(_ vertex: CGPoint) {
        guard count < 5 else { return }
        storage[count] = vertex
        count += 1
    }
}

extension Homography {
    /// The least w' that is drawn. Nearer to the viewer's eye coordinates grow without bound; at this distance a point
    /// is magnified 4096 times.
    package static let nearestW = 1.0 / 4096

    /// The image of `rect`, clipped to what is in front of the viewer.
    ///
    /// Vertices start at the image of the top left corner and go as (maxX, minY), (maxX, maxY), (minX, maxY) do. Empty
    /// for null and infinite rectangles, for what lies wholly behind the viewer, and where a vertex is not finite.
    package func image(of rect: CGRect) -> ProjectedQuad {
        var quad = ProjectedQuad()
        if rect.isNull || rect.isInfinite { return quad }
        var isFinite = true
        image(
            ofPolygonOf: 4,
            vertex: { CGPoint(x: $0 == 1 || $0 == 2 ? rect.maxX : rect.minX, y: $0 > 1 ? rect.maxY : rect.minY) },
            emit: {
                isFinite = isFinite && $0.x.isFinite && $0.y.isFinite
                quad.append($0)
            })
        return isFinite ? quad : ProjectedQuad()
    }

    /// The image of a convex or concave polygon, clipped to what is in front of the viewer; `vertex` answers for 0 to
    /// `count` - 1, `emit` takes the image's vertices in order.
    package func image(ofPolygonOf count: Int, vertex: (Int) -> CGPoint, emit: (CGPoint) -> Void) {
        guard count > 0 else { return }
        if isAffine {
            for index in 0..<count { emit(vertex(index).applying(affine)) }
            return
        }
        func show(_ p: SIMD3<Double>) { emit(CGPoint(x: p.x / p.z, y: p.y / p.z)) }
        clipPolygon(
            count, height: { homogeneous(vertex($0)).z - Self.nearestW }, keep: { show(homogeneous(vertex($0))) },
            cross: { start, end, share in
                let from = homogeneous(vertex(start))
                let to = homogeneous(vertex(end))
                show(from + (to - from) * share)
            })
    }
}
