import RenderTree

/// How a layer with an outline of its own becomes nodes.
extension NodeWriter {
    /// Makes `node`, which was written last, the group of all parts of a layer whose corners are not all simply round.
    ///
    /// The background is a path; where the layer clips, the outline masks it with all that it holds but the border, which
    /// is the line along its middle. Where the corners are sharp that line's are, too.
    mutating func fillOutlined(
        _ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer, _ outline: CornerOutline
    ) {
        let (flags, index) = (shown.pointee.flags, count - 1)
        node.pointee.kind = .group
        node.pointee.cornerRadius = 0
        if flags.contains(.allowsGroupOpacity) { node.pointee.flags.insert(.flattens) }
        if flags.contains(.rasterizes) { node.rasterize(as: shown) }
        if flags.contains(.hasMask), let mask = shown.pointee.mask {
            node.pointee.flags.insert([.masked, .flattens])
            writeMask(mask)
        }
        let path = outline.bounds(of: shown)
        if flags.contains(.hasShadow), !flags.contains(.masksToBounds) {
            let shadow = count
            writeShadow(of: layer, shown)
            if flags.contains(.hasBackground), shown.pointee.shadowPath.isNone, count > shadow {
                useOutline(path, forNode: shadow)
            }
        }
        let clip = flags.contains(.masksToBounds) ? count : -1
        if clip >= 0 {
            append(.group, of: shown).pointee.flags.insert([.masked, .flattens])
            appendFilling(path, SIMD4(repeating: 1), of: shown)
        }
        if flags.contains(.hasBackground) { appendFilling(path, shown.pointee.backgroundColor, of: shown) }
        writeInside(of: layer, shown)
        if clip >= 0 { close(clip) }
        if flags.contains(.hasBorder) {
            let border = append(.stroke, of: shown)
            (border.pointee.resource, border.pointee.color) = (outline.border(of: shown), shown.pointee.borderColor)
            border.pointee.parameters = SIMD4(Float(shown.pointee.borderWidth), 10, 0, 0)
            border.pointee.cornerRadius = 0
        }
        close(index)
    }

    private mutating func appendFilling(_ path: ResourceID, _ color: SIMD4<Float>, of layer: LayerPointer) {
        let node = append(.path, of: layer)
        (node.pointee.resource, node.pointee.color, node.pointee.cornerRadius) = (path, color, 0)
    }
}
