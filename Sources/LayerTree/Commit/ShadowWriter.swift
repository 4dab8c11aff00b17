import Graphics
import RenderTree

/// Writes the shadow of a layer.
@MainActor struct ShadowWriter {
    private let layer: LayerPointer
    /// The layer as it shows.
    private let shown: LayerPointer
    private let color: SIMD4<Float>
    private let look: RenderNode.Shadow

    /// A writer of the shadow of `layer`, which shows as `shown`.
    init(layer: LayerPointer, shown: LayerPointer) {
        self.layer = layer
        self.shown = shown
        var color = shown.pointee.shadowColor
        color.w *= min(1, max(0, shown.pointee.shadowOpacity))
        self.color = color
        look = RenderNode.Shadow(offset: shown.pointee.shadowOffset, radius: shown.pointee.shadowRadius)
    }

    /// Writes the shadow of `shadowPath`, or else that of all that the layer shows, its sublayers included.
    ///
    /// One shape is written where that gives the same shadow. Otherwise the layer is written once more, as a group
    /// whose shadow alone shows; within such a group, only shadows of one shape throw a shadow of their own. A layer
    /// that clips throws none, as in Core Animation.
    func write(with writer: inout NodeWriter) {
        if case .path(let path) = writer.resources[shown.pointee.shadowPath] {
            return writeShadow(of: path, with: &writer)
        }
        switch layer.shadowShape(isRoot: true) {
        case .nothing: break
        case .shape(let shape): write(shape, with: &writer)
        case .picture: if !writer.isInShadow { writePicture(with: &writer) }
        }
    }

    /// Writes the shadow of the shadow path; that of a box needs no path.
    private func writeShadow(of path: CGPath, with writer: inout NodeWriter) {
        let node = writer.nodes.append(.shadow, of: shown)
        node.pointee.color = color
        node.pointee.shadow = look
        if let box = path.roundedBox {
            node.pointee.setBox(box.rect, radius: box.radius)
        } else {
            node.pointee.resource = shown.pointee.shadowPath
            node.pointee.cornerRadius = 0
        }
    }

    private func writePicture(with writer: inout NodeWriter) {
        let wasReplica = writer.isReplica
        writer.isReplica = true
        writer.isInShadow = true
        let index = writer.nodes.count
        let group = writer.nodes.append(.group, of: shown)
        group.pointee.cornerRadius = 0
        group.pointee.flags.insert(.throwsShadow)
        group.pointee.color = color
        group.pointee.shadow = look
        if let outline = shown.visibleOutline {
            OutlineWriter(outline: outline, shown: shown).writeBody(of: layer, with: &writer)
        } else {
            writer.writeBody(of: layer, shown)
        }
        writer.nodes.close(index)
        writer.isReplica = wasReplica
        writer.isInShadow = false
    }

    /// Writes the shadow of `shape` in its own space, so that offset and blur are those of the layer that has it.
    private func write(_ shape: ShadowShape.Shape, with writer: inout NodeWriter) {
        let determinant = shape.map.determinant
        guard determinant != 0, determinant.isFinite else { return }
        let offset = CGSize(width: CGFloat(look.offset.x), height: CGFloat(look.offset.y)).applying(
            shape.map.inverted())
        let layer = shape.layer
        let node = writer.nodes.append(.shadow, of: layer)
        node.pointee.transform = shape.map
        node.pointee.color = color
        node.pointee.color.w *= shape.opacity
        node.pointee.shadow = RenderNode.Shadow(
            offset: offset, radius: CGFloat(look.deviation) / abs(determinant).squareRoot())
        switch shape.fill {
        case .bounds:
            guard let outline = layer.visibleOutline else { return }
            node.pointee.resource = outline.bounds(of: layer, in: writer.resources)
            node.pointee.cornerRadius = 0
        case .box(let box, let radius):
            node.pointee.setBox(box, radius: radius)
        case .image(let frame):
            node.pointee.bounds = SIMD4(clamping: frame)
            node.pointee.resource = layer.pointee.contents
            node.pointee.cornerRadius = 0
        case .kind: layer.pointee.drawnSubclassState?.fillShadow(node, in: writer.resources)
        }
    }
}

extension RenderNode {
    /// Makes the node that of a box.
    fileprivate mutating func setBox(_ box: CGRect, radius: CGFloat) {
        bounds = SIMD4(clamping: box)
        cornerRadius = min(Float(radius), min(bounds.z, bounds.w) / 2)
    }
}

extension RenderNode.Shadow {
    /// The shadow of a layer, each number limited to those that rendering accepts.
    fileprivate init(offset: CGSize, radius: CGFloat) {
        let values = SIMD4<Float>(clamping: CGRect(x: offset.width, y: offset.height, width: radius, height: 0))
        self.init(offset: values.lowHalf, deviation: values.z)
    }
}
