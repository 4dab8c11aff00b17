import RenderTree

/// Writes a layer in transition: the old and the new picture.
@MainActor struct TransitionWriter {
    let look: TransitionLook
    /// The layer as it shows.
    let shown: LayerPointer

    /// Makes `node`, which was written last, a group of the old and the new picture with the shifts and opacities of
    /// `look`.
    func fill(_ node: NodePointer, of layer: LayerPointer, with writer: inout NodeWriter) {
        let index = writer.nodes.count - 1
        node.pointee.kind = .group
        if shown.pointee.flags.contains(.allowsGroupOpacity) { node.pointee.flags.insert(.flattens) }
        if shown.pointee.flags.contains(.masksToBounds) { node.pointee.flags.insert(.clips) }
        if !look.isOldAbove { appendOld(under: look.newOpacity, with: &writer) }
        if look.newOpacity > 0 {
            let new = writer.nodes.append(.group, of: shown)
            new.pointee.transform = shown.shift(look.newShift)
            new.pointee.opacity = look.newOpacity
            if look.newOpacity < 1 { new.pointee.flags.insert(.flattens) }
            writer.fillGroup(new, of: layer, shown)
        }
        if look.isOldAbove { appendOld(under: 0, with: &writer) }
        writer.nodes.close(index)
    }

    /// Writes what the layer had.
    ///
    /// Two pictures that fade into one another at p and 1 - p let through what is below them where both are opaque. So where
    /// the new one covers the layer, the old one stays below it; in general it has (1 - p) / (1 - p a) for a new one of
    /// alpha a, which makes the sum exact.
    private func appendOld(under cover: Float, with writer: inout NodeWriter) {
        let isCovered = look.fadesBelow && shown.coversBounds()
        let opacity = isCovered && cover < 1 ? 1 : look.oldOpacity
        guard !look.old.isNone, opacity > 0 else { return }
        let origin = shown.pointee.bounds.origin
        let old = writer.nodes.append(.fragment)
        old.pointee.resource = look.old
        old.pointee.contentsRect = SIMD4(0, 0, 1, 1)
        old.pointee.opacity = opacity
        old.pointee.transform = shown.shift(look.oldShift)
        old.pointee.bounds = SIMD4(clamping: CGRect(origin: origin, size: look.oldSize))
    }
}

extension LayerPointer {
    /// A shift in widths and heights of the layer.
    fileprivate func shift(_ fraction: SIMD2<Double>) -> CGAffineTransform {
        let size = pointee.bounds.size
        return CGAffineTransform(translationX: fraction.x * size.width, y: fraction.y * size.height)
    }

    /// Whether nothing shows through the layer's bounds, as far as is easily seen: its colour, its image or a layer in it,
    /// down to `depth` levels, fills them. Round corners do not count, because what was there before had them, too.
    @MainActor fileprivate func coversBounds(depth: Int = 4) -> Bool {
        if pointee.backgroundColor.w >= 1 { return true }
        let image: LayerState.Flags = [.hasContents, .hasOpaqueImage]
        if pointee.flags.isSuperset(of: image), contentsFrame.contains(pointee.bounds) { return true }
        guard depth > 0, let children = orderedChildren else { return false }
        for index in 0..<Int(pointee.childCount) {
            let child = children[index].shown
            let map = child.affineToParent
            guard child.pointee.opacity >= 1, map.isUpright,
                child.pointee.flags.isDisjoint(with: [.hidden, .projective, .hasMask]),
                child.pointee.bounds.applying(map).contains(pointee.bounds)
            else { continue }
            if child.coversBounds(depth: depth - 1) { return true }
        }
        return false
    }
}
