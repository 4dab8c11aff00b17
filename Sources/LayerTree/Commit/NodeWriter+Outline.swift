import RenderTree

/// Conversion of a layer with an outline of its own into nodes.
extension NodeWriter {
    /// Makes `node`, which was written last, the group of all parts of a layer whose corners are not all simply round.
    ///
    /// The background is a path; where the layer clips, the outline masks it with all that it holds but the border, which
    /// is the line along its middle. Where the corners are sharp that line's are, too.
    mutating func fillOutlined(
        _ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer, _ outline: CornerOutline
    ) {
        let flags = shown.pointee.flags
        let index = count - 1
        node.pointee.kind = .group
        node.pointee.cornerRadius = 0
        if flags.contains(.allowsGroupOpacity) { node.pointee.flags.insert(.flattens) }
        if flags.contains(.rasterizes) { node.rasterize(as: shown) }
        if flags.contains(.hasMask), let mask = shown.pointee.mask {
            node.pointee.flags.insert(.masked)
            node.pointee.flags.insert(.flattens)
            writeMask(mask)
        }
        if flags.contains(.hasShadow), !flags.contains(.masksToBounds) { writeShadow(of: layer, shown) }
        writeBody(of: layer, shown, within: outline)
        close(index)
    }

    /// Writes what such a layer shows, from the background up to the border.
    mutating func writeBody(of layer: LayerPointer, _ shown: LayerPointer, within outline: CornerOutline) {
        let flags = shown.pointee.flags
        let path = outline.bounds(of: shown, in: resources)
        let clip = flags.contains(.masksToBounds) ? openClip(path, of: shown) : -1
        if flags.contains(.hasBackground) { appendFilling(path, shown.pointee.backgroundColor, of: shown) }
        writeInside(of: layer, shown)
        if clip >= 0 { close(clip) }
        if flags.contains(.hasBorder) {
            let border = append(.stroke, of: shown)
            border.pointee.resource = outline.border(of: shown, in: resources)
            border.pointee.color = shown.pointee.borderColor
            border.pointee.parameters = SIMD4(Float(shown.pointee.borderWidth), 10, 0, 0)
            border.pointee.cornerRadius = 0
        }
    }

    /// Writes what only the layer's kind has; what fills the bounds has the layer's corners, whichever these are.
    mutating func writeKind(_ kind: KindValues, of shown: LayerPointer) {
        let outline = kind.staysInBounds && kind.nodeCount > 0 ? shown.visibleOutline : nil
        let isCut = shown.pointee.flags.contains(.masksToBounds)
        let clip = outline.map { isCut ? -1 : openClip($0.bounds(of: shown, in: resources), of: shown) } ?? -1
        for index in 0..<kind.nodeCount {
            let node = append(.group, of: shown)
            kind.fill(node, index, of: shown, in: resources)
            if outline != nil { node.pointee.cornerRadius = 0 }
        }
        if clip >= 0 { close(clip) }
    }

    private mutating func openClip(_ path: ResourceID, of shown: LayerPointer) -> Int {
        let index = count
        let group = append(.group, of: shown)
        group.pointee.flags.insert(.masked)
        group.pointee.flags.insert(.flattens)
        appendFilling(path, SIMD4(repeating: 1), of: shown)
        return index
    }

    private mutating func appendFilling(_ path: ResourceID, _ color: SIMD4<Float>, of layer: LayerPointer) {
        let node = append(.path, of: layer)
        node.pointee.resource = path
        node.pointee.color = color
        node.pointee.cornerRadius = 0
    }
}

extension LayerPointer {
    /// The layer's outline, where that is not a simple one.
    @MainActor var visibleOutline: CornerOutline? {
        guard pointee.flags.contains(.hasOutline), pointee.cornerRadius > 0 else { return nil }
        return pointee.outline?.takeUnretainedValue()
    }
}
