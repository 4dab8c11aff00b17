import RenderTree

/// How a layer's contents become an image, fragment or mesh node.
extension NodeWriter {
    /// Whether one node as large as the bounds can show the contents, cut and rounded as the layer asks.
    func contentsFill(_ layer: LayerPointer) -> Bool {
        let clips = layer.pointee.flags.contains(.masksToBounds)
        let (frame, bounds) = (layer.contentsFrame, layer.pointee.bounds)
        switch layer.pointee.contentsKind {
        case .mesh: return !clips
        case .fragment: return frame == bounds && !(clips && layer.pointee.cornerRadius > 0)
        default: return clips ? frame.contains(bounds) : frame == bounds
        }
    }

    /// Makes `node`, which was written last, one of the contents; `isAlone` says that no group cuts and rounds them.
    mutating func fillContents(_ node: NodePointer, of layer: LayerPointer, isAlone: Bool) {
        let (frame, part) = (layer.contentsFrame, layer.pointee.contentsRect)
        node.pointee.kind = layer.pointee.contentsKind
        node.pointee.resource = layer.pointee.contents
        switch layer.pointee.contentsKind {
        case .mesh: break
        case .fragment:
            node.pointee.bounds = SIMD4(clamping: frame)
            node.pointee.cornerRadius = 0
            if part != .unit { showPart(part, ofFragment: node) }
        default:
            if layer.pointee.flags.contains(.nearestFilter) { node.pointee.flags.insert(.nearest) }
            if isAlone, layer.pointee.flags.contains(.masksToBounds) {
                node.pointee.parameters = SIMD4(clamping: part.part(layer.pointee.bounds, of: frame))
            } else {
                node.pointee.bounds = SIMD4(clamping: frame)
                node.pointee.cornerRadius = 0
                node.pointee.parameters = SIMD4(clamping: part)
            }
        }
    }

    /// A fragment node always shows all of its fragment: a part is all of it, moved and scaled in a group that clips.
    private mutating func showPart(_ part: CGRect, ofFragment node: NodePointer) {
        let (index, resource, window) = (count - 1, node.pointee.resource, node.pointee.bounds)
        (node.pointee.kind, node.pointee.resource) = (.group, .none)
        node.pointee.flags.insert(.clips)
        let share = SIMD4<Float>(clamping: part)
        if share.z > 0, share.w > 0 {
            let (width, height) = (window.z / share.z, window.w / share.w)
            let whole = append(.fragment)
            whole.pointee.resource = resource
            whole.pointee.bounds = SIMD4(window.x - share.x * width, window.y - share.y * height, width, height)
        }
        close(index)
    }
}

extension LayerPointer {
    /// Where the contents lie, in the layer's own coordinates.
    var contentsFrame: CGRect {
        let (bounds, kind) = (pointee.bounds, pointee.contentsKind)
        if pointee.contentsGravity == .resize || kind == .mesh { return bounds }
        let scale = kind == .fragment || !(pointee.contentsScale > 0) ? 1 : pointee.contentsScale
        let part = pointee.contentsRect.size
        let natural = CGSize(
            width: pointee.contentsSize.width * abs(part.width) / scale,
            height: pointee.contentsSize.height * abs(part.height) / scale)
        return pointee.contentsGravity.frame(of: natural, in: bounds)
    }
}

extension CGRect {
    /// All of something, in unit coordinates.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The part of this unit rectangle that shows in `visible` when all of it covers `whole`.
    fileprivate func part(_ visible: CGRect, of whole: CGRect) -> CGRect {
        guard whole.width > 0, whole.height > 0 else { return self }
        return CGRect(
            x: minX + (visible.minX - whole.minX) / whole.width * width,
            y: minY + (visible.minY - whole.minY) / whole.height * height,
            width: visible.width / whole.width * width, height: visible.height / whole.height * height)
    }
}
