import RenderTree

/// Conversion of layers that share a space with depth into nodes.
extension NodeWriter {
    /// The transform and opacity of layers in a shared space with depth.
    struct DepthSpace {
        /// From the space of the layers to that in which depth is compared.
        var matrix: CATransform3D
        /// Multiplies the opacity of each layer.
        var opacity: Float = 1
    }

    /// Makes `node`, which was written last and placed in `parent`, the space of transform layer `layer`.
    ///
    /// The node stays where the layer would be without its transform; the rest is in the maps of what it holds.
    mutating func fillDepth(
        _ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer, in parent: LayerPointer?
    ) {
        let index = count - 1
        let anchor = shown.anchor
        let position = shown.pointee.position
        let origin = CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
        node.pointee.kind = .context3D
        node.pointee.cornerRadius = 0
        node.pointee.flags = RenderNode.Flags()
        node.pointee.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        let back = CATransform3DMakeTranslation(-origin.x, -origin.y, 0)
        var space = DepthSpace(matrix: CATransform3DConcat(shown.matrix(in: parent), back))
        space.opacity = node.pointee.opacity
        node.pointee.opacity = 1
        writeChildren(of: layer, shown, in: space)
        close(index)
    }

    /// Writes the sublayers of `layer` in a space of their own, if two or more are there and one of them leaves the plane;
    /// false, and nothing is written, where they can be drawn one above the other.
    mutating func writeSharedDepth(of layer: LayerPointer, _ shown: LayerPointer) -> Bool {
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
        guard visible > (isWhole ? 0 : 1), isDeep else { return false }
        let index = count
        append(.context3D)
        writeChildren(of: layer, shown, in: DepthSpace(matrix: CATransform3DIdentity))
        close(index)
        return true
    }

    mutating func writeChildren(of layer: LayerPointer, _ shown: LayerPointer, in space: DepthSpace) {
        guard let children = layer.orderedChildren else { return }
        if layer.pointee.flags.contains(.sortsEveryCommit) { layer.sortChildren() }
        var inner = space
        if shown.pointee.flags.contains(.transformsSublayers) {
            inner.matrix = CATransform3DConcat(shown.matrixForSublayers, space.matrix)
        }
        for index in 0..<Int(layer.pointee.childCount) { write(children[index], in: inner) }
    }

    /// Writes `layer` at its place in `space`; a transform layer leaves its place to its sublayers.
    private mutating func write(_ layer: LayerPointer, in space: DepthSpace) {
        let shown = layer.shown
        let flags = shown.pointee.flags
        guard !flags.contains(.hidden), shown.pointee.opacity > 0 else { return }
        let matrix = CATransform3DConcat(shown.matrix(in: nil), space.matrix)
        guard matrix.isFinite else { return }
        let opacity = space.opacity * min(1, shown.pointee.opacity)
        let turns = flags.contains(.transformed) && shown.pointee.isUpsideDown
        if turns { isUpsideDown.toggle() }
        defer { if turns { isUpsideDown.toggle() } }
        if flags.contains(.keepsDepth) {
            return writeChildren(of: layer, shown, in: DepthSpace(matrix: matrix, opacity: opacity))
        }
        let node = append(.solid, of: shown)
        if !flags.contains(.doubleSided) { node.pointee.flags.insert(.singleSided) }
        place(node, by: matrix, keepsDepth: true)
        note(layer, isPlain: false)
        node.pointee.opacity = opacity
        fill(node, of: layer, shown)
    }
}
