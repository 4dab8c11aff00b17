import RenderTree

/// How a layer's shadow becomes nodes.
extension NodeWriter {
    /// Writes the shadow of `shadowPath`, or else of what the layer is filled with.
    ///
    /// A layer that is filled with nothing throws the shadows of its sublayers, each by itself: Core Animation blurs them
    /// as one, which looks the same unless they overlap. One that clips throws none, as in Core Animation.
    mutating func writeShadow(of layer: LayerPointer, _ shown: LayerPointer) {
        var color = shown.pointee.shadowColor
        color.w *= min(1, max(0, shown.pointee.shadowOpacity))
        let offset = shown.pointee.shadowOffset
        let shadow = Shadow(
            color: color,
            shape: SIMD4(
                clamping: CGRect(x: offset.width, y: offset.height, width: shown.pointee.shadowRadius, height: 0)))
        guard !shown.pointee.shadowPath.isNone else { return write(shadow, thrownBy: layer, shown) }
        let node = append(.shadow, of: shown)
        (node.pointee.color, node.pointee.parameters) = (shadow.color, shadow.shape)
        (node.pointee.resource, node.pointee.cornerRadius) = (shown.pointee.shadowPath, 0)
    }

    /// A shadow on its way to what throws it.
    private struct Shadow {
        var color: SIMD4<Float>
        /// Offset and radius, in the space of the layer that has the shadow.
        var shape: SIMD4<Float>
        /// From the space of what throws it to the space of the layer that has it.
        var map = CGAffineTransform.identity
    }

    private mutating func write(_ shadow: Shadow, thrownBy layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        let isFilled = flags.contains(.hasBackground)
        if !isFilled, let kind = shown.pointee.kindValues, kind.nodeCount > 0 { return write(shadow, of: kind, shown) }
        let contents = shown.pointee.contentsKind
        guard isFilled || (flags.contains(.hasContents) && contents != .mesh && contents != .backdrop) else {
            return writeChildren(of: layer, throwing: shadow)
        }
        guard let node = append(shadow, of: shown) else { return }
        if isFilled {
            node.pointee.color.w *= min(1, shown.pointee.backgroundColor.w)
            return
        }
        let frame = SIMD4<Float>(clamping: shown.contentsFrame)
        let isFragment = shown.pointee.contentsKind == .fragment
        node.pointee.bounds = frame
        node.pointee.cornerRadius = isFragment ? min(shown.pointee.contentsCornerRadius, min(frame.z, frame.w) / 2) : 0
        if !isFragment { node.pointee.resource = shown.pointee.contents }
    }

    /// Writes the shadow of what only one kind of layer has.
    private mutating func write(_ shadow: Shadow, of kind: KindValues, _ shown: LayerPointer) {
        guard let node = append(shadow, of: shown) else { return }
        kind.fillShadow(node)
    }

    /// The node of a shadow in the space of what throws it; nil where that is collapsed.
    private mutating func append(_ shadow: Shadow, of shown: LayerPointer) -> NodePointer? {
        let determinant = shadow.map.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let offset = CGSize(width: CGFloat(shadow.shape.x), height: CGFloat(shadow.shape.y))
            .applying(shadow.map.inverted())
        let node = append(.shadow, of: shown)
        (node.pointee.transform, node.pointee.color) = (shadow.map, shadow.color)
        node.pointee.parameters = SIMD4(
            clamping: CGRect(
                x: offset.width, y: offset.height,
                width: CGFloat(shadow.shape.z) / abs(determinant).squareRoot(), height: 0))
        return node
    }

    private mutating func writeChildren(of layer: LayerPointer, throwing shadow: Shadow) {
        guard let children = layer.pointee.children else { return }
        if layer.pointee.flags.contains(.sortsEveryCommit) { layer.sortChildren() }
        for index in 0..<Int(layer.pointee.childCount) {
            let child = children[index].shown
            let map = child.affineToParent
            guard child.pointee.flags.isDisjoint(with: [.hidden, .projective]), child.pointee.opacity > 0, map.isFinite
            else { continue }
            var part = shadow
            part.color.w *= min(1, child.pointee.opacity)
            part.map = map.concatenating(shadow.map)
            write(part, thrownBy: children[index], child)
        }
    }
}
