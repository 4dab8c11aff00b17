import RenderTree

/// Writes layers that share a space with depth.
@MainActor struct DepthWriter {
    /// From the space of the layers to that in which depth is compared.
    var matrix: CATransform3D
    /// Multiplies the opacity of each layer.
    var opacity: Float = 1

    /// Makes `node`, which was written last and placed in `parent`, the space of transform layer `layer`.
    ///
    /// The node stays where the layer would be without its transform; the rest is in the maps of what it holds.
    static func fill(
        _ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer, in parent: LayerPointer?,
        with writer: inout NodeWriter
    ) {
        let index = writer.nodes.count - 1
        let anchor = shown.anchor
        let position = shown.pointee.position
        let origin = CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
        node.pointee.kind = .context3D
        node.pointee.cornerRadius = 0
        node.pointee.flags = RenderNode.Flags()
        node.pointee.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        let back = CATransform3DMakeTranslation(-origin.x, -origin.y, 0)
        let space = DepthWriter(
            matrix: CATransform3DConcat(shown.matrix(in: parent), back), opacity: node.pointee.opacity)
        node.pointee.opacity = 1
        space.writeChildren(of: layer, shown, with: &writer)
        writer.nodes.close(index)
    }

    /// Whether the sublayers of `layer` need a space of their own: two or more are there, and one of them leaves the plane.
    /// Without it they are drawn one above the other.
    static func isNeeded(by layer: LayerPointer) -> Bool {
        guard let children = layer.orderedChildren else { return false }
        let isWhole = layer.pointee.flags.contains(.keepsDepth)
        var visible = 0
        var isDeep = isWhole
        for index in 0..<Int(layer.pointee.childCount) {
            let child = children[index].shown
            guard !child.pointee.flags.contains(.hidden), child.pointee.opacity > 0 else { continue }
            visible += 1
            if !child.pointee.flags.isDisjoint(with: [.projective, .keepsDepth]) { isDeep = true }
        }
        return visible > (isWhole ? 0 : 1) && isDeep
    }

    /// Writes the sublayers of `layer` in a space of their own.
    static func writeSpace(of layer: LayerPointer, _ shown: LayerPointer, with writer: inout NodeWriter) {
        let index = writer.nodes.count
        writer.nodes.append(.context3D)
        DepthWriter(matrix: CATransform3DIdentity).writeChildren(of: layer, shown, with: &writer)
        writer.nodes.close(index)
    }

    /// Writes the sublayers of `layer`.
    func writeChildren(of layer: LayerPointer, _ shown: LayerPointer, with writer: inout NodeWriter) {
        guard let children = layer.orderedChildren else { return }
        if layer.pointee.flags.contains(.sortsEveryCommit) { layer.sortChildren() }
        var inner = self
        if shown.pointee.flags.contains(.transformsSublayers) {
            inner.matrix = CATransform3DConcat(shown.matrixForSublayers, matrix)
        }
        for index in 0..<Int(layer.pointee.childCount) { inner.write(children[index], with: &writer) }
    }

    /// Writes `layer` at its place; a transform layer leaves its place to its sublayers.
    private func write(_ layer: LayerPointer, with writer: inout NodeWriter) {
        let shown = layer.shown
        let flags = shown.pointee.flags
        guard !flags.contains(.hidden), shown.pointee.opacity > 0 else { return }
        let matrix = CATransform3DConcat(shown.matrix(in: nil), matrix)
        guard matrix.isFinite else { return }
        let opacity = opacity * min(1, shown.pointee.opacity)
        let turns = flags.contains(.transformed) && shown.pointee.isUpsideDown
        if turns { writer.isUpsideDown.toggle() }
        defer { if turns { writer.isUpsideDown.toggle() } }
        if flags.contains(.keepsDepth) {
            return DepthWriter(matrix: matrix, opacity: opacity).writeChildren(of: layer, shown, with: &writer)
        }
        let node = writer.nodes.append(.solid, of: shown)
        if !flags.contains(.doubleSided) { node.pointee.flags.insert(.singleSided) }
        writer.nodes.place(node, by: matrix, keepsDepth: true)
        if !writer.isReplica { writer.nodes.setOwner(layer, isPlain: false) }
        node.pointee.opacity = opacity
        writer.fill(node, of: layer, shown)
    }
}
