/// Between the coordinate spaces of layers, and from points to layers.
extension CALayer {
    /// `p`, in this layer's coordinates, in those of `l`; nil stands for the space of the topmost layer's superlayer.
    ///
    /// Layers in different trees convert through the space that both topmost layers lie in. A layer whose transform
    /// collapses it has no way back: the point stays where it is in its superlayer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let shared = l.flatMap { commonAncestor(with: $0) }
        let outer = upwards(p, to: shared)
        return l.map { $0.downwards(outer, from: shared) } ?? outer
    }

    /// `p`, in the coordinates of `l`, in this layer's.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        l.map { $0.convert(p, to: self) } ?? downwards(p, from: nil)
    }

    /// The smallest upright rectangle in the coordinates of `l` around `r` of this layer; null and infinite ones stay.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.isNull || r.isInfinite ? r : CGRect(enclosing: r.corners.map { convert($0, to: l) })
    }

    /// The smallest upright rectangle in this layer's coordinates around `r` of `l`; null and infinite ones stay.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.isNull || r.isInfinite ? r : CGRect(enclosing: r.corners.map { convert($0, from: l) })
    }

    /// The map of this layer's plane to its superlayer's.
    package final var planeToParent: Homography {
        // Kept until it was read: of a presentation it is made for the occasion.
        let parent = superlayer
        return withExtendedLifetime(parent) {
            let transformsSublayers = parent?.state.pointee.flags.contains(.transformsSublayers) ?? false
            let isFlat = !state.pointee.flags.contains(.projective) && !transformsSublayers
            return isFlat ? Homography(state.affineToParent) : Homography(state.matrix(in: parent?.state))
        }
    }

    /// The lowest layer that both lie in or are; nil for layers of different trees.
    private func commonAncestor(with other: CALayer) -> CALayer? {
        var a: CALayer? = self
        var b: CALayer? = other
        var depthA = depth
        var depthB = other.depth
        while a !== b {
            if depthA >= depthB { a = a?.superlayer }
            if depthB > depthA {
                b = b?.superlayer
                depthB -= 1
            } else {
                depthA -= 1
            }
        }
        return a
    }

    private var depth: Int { superlayer.map { $0.depth + 1 } ?? 0 }

    private func upwards(_ p: CGPoint, to ancestor: CALayer?) -> CGPoint {
        var point = p
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            point = current.planeToParent.apply(point)
            layer = current.superlayer
        }
        return point
    }

    private func downwards(_ p: CGPoint, from ancestor: CALayer?) -> CGPoint {
        if self === ancestor { return p }
        let outer = superlayer.map { $0.downwards(p, from: ancestor) } ?? p
        return planeToParent.inverted().map { $0.apply(outer) } ?? outer
    }

    final var childrenAsDrawn: [CALayer] {
        if let modelLayer { return modelLayer.childrenAsDrawn.compactMap { $0.presentation() } }
        return UnsafeBufferPointer(start: state.orderedChildren, count: Int(state.pointee.childCount))
            .compactMap { $0.pointee.owner?.takeUnretainedValue() }
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
