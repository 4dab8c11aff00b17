/// From points to layers.
extension CALayer {
    /// The topmost visible layer that contains `p`, which is in the superlayer's coordinates.
    final func findLayer(at p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, let inverse = planeToParent.inverted() else { return nil }
        return findLayer(within: inverse.apply(p))
    }

    /// The topmost visible layer here that contains `p`, which is in this layer's own coordinates.
    private func findLayer(within p: CGPoint) -> CALayer? {
        if masksToBounds, !contains(p) { return nil }
        // A copy: a subclass that is asked may change the tree.
        for child in childrenAsDrawn.reversed() {
            if let hit = child.hitTest(p) { return hit }
            if let space = child as? CATransformLayer, let hit = space.nearestLayer(at: p, in: state) {
                return hit.layer
            }
        }
        return contains(p) ? self : nil
    }

    /// The layer that is found where `p`, of the plane to which `matrix` leads from this layer, falls on this layer, and how near
    /// that place is to the viewer.
    fileprivate func findLayer(at p: CGPoint, under matrix: CATransform3D) -> (layer: CALayer, nearness: Double)? {
        guard !isHidden, opacity > 0, let inverse = Homography(matrix).inverted() else { return nil }
        let local = inverse.apply(p)
        let w = local.x * matrix.m14 + local.y * matrix.m24 + matrix.m44
        let z = local.x * matrix.m13 + local.y * matrix.m23 + matrix.m43
        guard w > 0, (z / w).isFinite else { return nil }
        // Asked as in its own space, where it has a place there, not seen from its edge; a subclass may know better.
        let outer = planeToParent.apply(local)
        let isPlaced = planeToParent.inverted().map { $0.apply(outer) }.map {
            abs($0.x - local.x) + abs($0.y - local.y) < 1e-3
        }
        let hit = isPlaced == true ? hitTest(outer) : findLayer(within: local)
        return hit.map { ($0, z / w) }
    }
}

extension CATransformLayer {
    /// The nearest of the visible layers in this space at `p`, a point of the plane of `parent`.
    fileprivate func nearestLayer(at p: CGPoint, in parent: LayerPointer) -> (layer: CALayer, nearness: Double)? {
        nearestLayer(at: p, under: state.matrix(in: parent))
    }

    private func nearestLayer(at p: CGPoint, under matrix: CATransform3D) -> (layer: CALayer, nearness: Double)? {
        guard !isHidden, opacity > 0 else { return nil }
        var nearest: (layer: CALayer, nearness: Double)?
        // Of those at one depth, the one that is drawn last.
        for child in childrenAsDrawn {
            let inner = CATransform3DConcat(child.state.matrix(in: state), matrix)
            let space = child as? CATransformLayer
            let hit = space.map { $0.nearestLayer(at: p, under: inner) } ?? child.findLayer(at: p, under: inner)
            if let hit, hit.nearness >= nearest?.nearness ?? -.infinity { nearest = hit }
        }
        return nearest
    }
}

extension Homography {
    /// Maps `point` through the homography; a point on the plane through the viewer stays where it is.
    func apply(_ point: CGPoint) -> CGPoint { project(point) ?? point }
}
