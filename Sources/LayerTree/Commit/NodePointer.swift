import RenderTree

/// The address of a node that is being written.
///
/// Nodes are written field by field where they stay: copying one that was just made waits for the processor's stores.
typealias NodePointer = UnsafeMutablePointer<RenderNode>

extension NodePointer {
    /// Gives every field its default.
    @inline(__always)
    func reset(to kind: RenderNode.Kind) {
        pointee.kind = kind
        // An empty literal would call the general initialiser of sets, for a thousand instructions.
        pointee.flags = RenderNode.Flags()
        pointee.hardEdges = RenderNode.Edges(rawValue: 0)
        pointee.subtreeCount = 1
        pointee.matrix = 0
        pointee.opacity = 1
        pointee.cornerRadius = 0
        pointee.transform.a = 1
        pointee.transform.b = 0
        pointee.transform.c = 0
        pointee.transform.d = 1
        pointee.transform.tx = 0
        pointee.transform.ty = 0
        pointee.resource = .none
        pointee.bounds = .zero
        pointee.color = SIMD4(0, 0, 0, 1)
        pointee.payload = .zero
    }

    /// Takes the bounds and the corner radius of `layer`.
    @inline(__always)
    func cover(_ layer: LayerPointer) {
        let bounds = SIMD4<Float>(clamping: layer.pointee.bounds)
        pointee.bounds = bounds
        let radius = layer.pointee.cornerRadius
        if radius > 0 { pointee.cornerRadius = min(Float(radius), min(bounds.z, bounds.w) / 2) }
    }
}

extension NodePointer {
    /// Draws the group as one picture, with the resolution that `layer` has for it.
    func rasterize(as layer: LayerPointer) {
        pointee.flags.insert(.rasterized)
        pointee.flags.insert(.flattens)
        pointee.rasterizationScale = Float(layer.pointee.rasterizationScale)
        filter(as: layer)
    }

    /// Samples the image, or the group's picture, with the filters of `layer`.
    @inline(__always)
    func filter(as layer: LayerPointer) {
        if layer.pointee.flags.contains(.hasFilter) {
            pointee.flags = RenderNode.Flags(rawValue: pointee.flags.rawValue | layer.pointee.filters.rawValue)
        }
    }
}

extension LayerPointer {
    /// Sets the map from the layer's space to its parent's; false where that is not finite.
    @inline(__always)
    func placeAffinely(_ node: NodePointer) -> Bool {
        let map = affineToParent
        node.pointee.transform.a = map.a
        node.pointee.transform.b = map.b
        node.pointee.transform.c = map.c
        node.pointee.transform.d = map.d
        node.pointee.transform.tx = map.tx
        node.pointee.transform.ty = map.ty
        return map.isFinite
    }
}

extension CGAffineTransform {
    /// Whether all entries are numbers, and their sum is one.
    @inline(__always)
    var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension CATransform3D {
    /// Whether all entries are numbers, and their sum is one.
    var isFinite: Bool { (row1 + row2 + row3 + row4).sum().isFinite }
}
