import RenderTree

/// Writes a layer whose corners are not all simply round, within its outline.
@MainActor struct OutlineWriter {
    let outline: CornerOutline
    /// The layer as it shows.
    let shown: LayerPointer

    /// Makes `node`, which was written last, the group of all parts of a layer whose corners are not all simply round.
    ///
    /// The background is a path; where the layer clips, the outline masks it with all that it holds but the border, which
    /// is the line along its middle. Where the corners are sharp that line's are, too.
    func fill(_ node: NodePointer, of layer: LayerPointer, with writer: inout NodeWriter) {
        let flags = shown.pointee.flags
        let index = writer.nodes.count - 1
        node.pointee.kind = .group
        node.pointee.cornerRadius = 0
        if flags.contains(.allowsGroupOpacity) { node.pointee.flags.insert(.flattens) }
        if flags.contains(.rasterizes) { node.rasterize(as: shown) }
        if flags.contains(.hasMask), let mask = shown.pointee.mask {
            node.pointee.flags.insert(.masked)
            node.pointee.flags.insert(.flattens)
            writer.writeMask(mask)
        }
        if flags.contains(.hasShadow), !flags.contains(.masksToBounds) {
            ShadowWriter(layer: layer, shown: shown).write(with: &writer)
        }
        writeBody(of: layer, with: &writer)
        writer.nodes.close(index)
    }

    /// Writes what such a layer shows, from the background up to the border.
    func writeBody(of layer: LayerPointer, with writer: inout NodeWriter) {
        let flags = shown.pointee.flags
        let path = outline.bounds(of: shown, in: writer.resources)
        let clip = flags.contains(.masksToBounds) ? openClip(path, with: &writer) : -1
        if flags.contains(.hasBackground) { appendFilling(path, shown.pointee.backgroundColor, with: &writer) }
        writer.writeInside(of: layer, shown)
        if clip >= 0 { writer.nodes.close(clip) }
        if flags.contains(.hasBorder) {
            let border = writer.nodes.append(.stroke, of: shown)
            border.pointee.resource = outline.border(of: shown, in: writer.resources)
            border.pointee.color = shown.pointee.borderColor
            border.pointee.line = RenderNode.Line(width: Float(shown.pointee.borderWidth))
            border.pointee.cornerRadius = 0
        }
    }

    /// Begins a group that the outline masks; returns its index.
    func openClip(with writer: inout NodeWriter) -> Int {
        openClip(outline.bounds(of: shown, in: writer.resources), with: &writer)
    }

    private func openClip(_ path: ResourceID, with writer: inout NodeWriter) -> Int {
        let index = writer.nodes.count
        let group = writer.nodes.append(.group, of: shown)
        group.pointee.flags.insert(.masked)
        group.pointee.flags.insert(.flattens)
        appendFilling(path, SIMD4(repeating: 1), with: &writer)
        return index
    }

    private func appendFilling(
        _ path: ResourceID, _ color: SIMD4<Float>, with writer: inout NodeWriter
    ) {
        let node = writer.nodes.append(.path, of: shown)
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
