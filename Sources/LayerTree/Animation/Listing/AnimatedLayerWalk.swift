import RenderTree

/// Goes through layers in the order of their tree, with the place of each on the topmost layer.
@MainActor struct AnimatedLayerWalk {
    /// A layer that is to be visited.
    private struct Step {
        let layer: CALayer
        /// The number of visited layers above it.
        let depth: Int
        /// From the parent's space to that of the topmost layer.
        let map: CATransform3D
    }

    private var visited = Set<ObjectIdentifier>()
    /// The layers to visit, and those above them.
    private var marked = Set<ObjectIdentifier>()
    /// The topmost layers.
    private var roots: [CALayer] = []

    /// A walk through `layers`.
    init(_ layers: some Sequence<CALayer>) {
        for layer in layers {
            visited.insert(ObjectIdentifier(layer))
            var next: CALayer? = layer
            while let current = next, marked.insert(ObjectIdentifier(current)).inserted {
                next = current.parentLayer ?? current.maskedLayer
                if next == nil { roots.append(current) }
            }
        }
    }

    /// Calls `body` with each layer, the number of these above it, and its frame as it shows, in points of the topmost layer, as
    /// long as it returns true.
    func forEach(_ body: (_ layer: CALayer, _ depth: Int, _ frame: CGRect) -> Bool) {
        var steps = roots.reversed().map { Step(layer: $0, depth: 0, map: CATransform3DIdentity) }
        while let step = steps.popLast() {
            let layer = step.layer
            let shown = layer.state.shown
            let parent = layer.parentLayer
            let own = shown.matrix(in: parent?.state.shown)
            let map = CATransform3DConcat(own, step.map)
            let isVisited = visited.contains(ObjectIdentifier(layer))
            if isVisited {
                guard body(layer, step.depth, Homography(map).area(of: shown.pointee.bounds)) else { return }
            }
            let inner = layer is CATransformLayer ? map : map.flattened
            let children = layer.childLayers + [layer.maskLayer].compactMap(\.self)
            for child in children.reversed() where marked.contains(ObjectIdentifier(child)) {
                steps.append(Step(layer: child, depth: step.depth + (isVisited ? 1 : 0), map: inner))
            }
        }
    }
}

extension CATransform3D {
    /// The map to the plane: what comes of it has no depth.
    fileprivate var flattened: CATransform3D {
        var map = self
        map.m13 = 0
        map.m23 = 0
        map.m31 = 0
        map.m32 = 0
        map.m33 = 1
        map.m34 = 0
        map.m43 = 0
        return map
    }
}

extension Homography {
    /// The smallest rectangle around what `rect` is mapped to, as far as it lies in front of the viewer.
    fileprivate func area(of rect: CGRect) -> CGRect {
        let points = rect.corners.compactMap { project($0) }
        return points.isEmpty ? .zero : CGRect(enclosing: points)
    }
}
