import Foundation
import Graphics
import RenderTree

/// Commands of leaves.
extension DrawListWriter {
    /// Less opacity than this, half of a step of 1/255, is not drawn.
    static let leastAlpha: Float = 0.5 / 255
    /// The largest deviation of a blurred backdrop, in pixels: beyond it all of a screen is one colour.
    private static let longestBlur: Float = 1365
    /// The largest increase of the saturation of a backdrop, as a multiple of the saturation that it has.
    private static let strongestColor: Float = 15

    /// Writes the command of a node that fills its bounds, which lie at `quad`.
    @inline(__always)
    mutating func drawQuad(
        _ node: UnsafePointer<RenderNode>, _ quad: RoundedQuad, _ box: PixelRect, in group: GroupState
    ) {
        var alpha = group.opacity * min(node.pointee.opacity, 1)
        let kind = node.pointee.kind.command
        if kind == .solid || kind == .border { alpha *= min(node.pointee.color.w, 1) }
        let visible = box.intersection(group.clipBox)
        guard alpha >= Self.leastAlpha, !visible.isEmpty else { return }
        if kind == .solid, group.clip == 0 {
            list.commands.append(
                DrawCommand(
                    .solid, flags: alpha >= 1 ? .opaque : [], box: visible, quad: quad,
                    hardEdges: node.pointee.hardEdges, color: node.pointee.color.packed, alpha: alpha))
            return
        }
        var command = DrawCommand(
            kind, box: visible, quad: quad, hardEdges: node.pointee.hardEdges, payload: node.pointee.payload,
            resource: node.pointee.resource, color: node.pointee.color.packed, alpha: alpha)
        guard complete(&command, flags: node.pointee.flags) else { return }
        list.attach(group.clip, to: &command)
        list.commands.append(command)
    }

    /// Sets what only some kinds have; false where the command would draw nothing.
    private mutating func complete(_ command: inout DrawCommand, flags: RenderNode.Flags) -> Bool {
        var isOpaque = command.alpha >= 1
        switch command.kind {
        case .border:
            isOpaque = false
            return command.borderWidth > 0
        case .image:
            guard let isOpaqueImage = resources?.isOpaqueImage(command.resource) else { return false }
            isOpaque = isOpaque && isOpaqueImage
            if !flags.isDisjoint(with: .filters) { command.setFilters(from: flags) }
            let part = command.contentsRect
            guard part.z != 0, part.w != 0, (part.x + part.y + part.z + part.w).isFinite else { return false }
        case .gradient:
            isOpaque = false
            return resources?.contains(command.resource) ?? false
        case .backdrop:
            // As opaque as what is below, which is not known here.
            isOpaque = false
            var filter = command.backdrop
            filter.deviation *= Float(scale(of: command.quad))
            guard filter.deviation > 0, filter.deviation.isFinite else { return false }
            filter.deviation = min(filter.deviation, Self.longestBlur)
            filter.saturation = filter.saturation.isFinite ? max(-1, min(filter.saturation, Self.strongestColor)) : 0
            command.backdrop = filter
            beginReadingPass()
        default: break
        }
        if isOpaque { command.flags.insert(.opaque) }
        return true
    }

    /// Writes the command of a path, a stroke or a mesh, whose bounds are those of its points.
    mutating func drawOutline(_ node: UnsafePointer<RenderNode>, _ world: Homography, in group: GroupState) {
        let isMesh = node.pointee.kind == .mesh
        let alpha = group.opacity * min(node.pointee.opacity, 1) * (isMesh ? 1 : min(node.pointee.color.w, 1))
        guard alpha >= Self.leastAlpha, let resource = resources?[node.pointee.resource] else { return }
        var command = DrawCommand(isMesh ? .mesh : .path, box: .empty)
        let extent: Extent
        var cover = SIMD2<Float>.zero
        switch resource {
        case .path(let path) where node.pointee.kind == .stroke:
            guard let pen = StrokePen(node.pointee) else { return }
            command.pen = pen
            extent = Extent(of: path, strokedWith: pen)
        case .path(let path) where !isMesh: extent = Extent(of: path)
        case .mesh(let mesh) where isMesh:
            extent = Extent(of: mesh)
            cover = alpha >= 1 ? node.pointee.cover : .zero
        default: return
        }
        guard let box = box(of: extent.bounds, under: world) else { return }
        command.box = box.intersection(group.clipBox)
        if command.box.isEmpty { return }
        command.quad = space(x: 0, y: 0, under: world)
        command.alpha = alpha
        command.color = node.pointee.color.packed
        command.resource = node.pointee.resource
        if node.pointee.flags.contains(.evenOdd) { command.flags.insert(.evenOdd) }
        if cover.min() > 0 {
            command.quad.width = cover.x
            command.quad.height = cover.y
            command.flags.insert(.opaque)
        }
        list.attach(group.clip, to: &command)
        list.commands.append(command)
    }

    /// Writes the command of a shadow, whose box is that of what throws it, moved and grown by three deviations.
    mutating func drawShadow(_ node: UnsafePointer<RenderNode>, _ world: Homography, in group: GroupState) {
        let alpha = group.opacity * min(node.pointee.opacity, 1) * min(node.pointee.color.w, 1)
        let shadow = node.pointee.shadow
        guard alpha >= Self.leastAlpha, shadow.deviation >= 0 else { return }
        var bounds = node.pointee.bounds
        var flags = DrawCommand.Flags()
        let pen = node.pointee.line.width > 0 ? StrokePen(node.pointee) : nil
        if !node.pointee.resource.isNone {
            switch resources?[node.pointee.resource] {
            case .path(let path):
                flags = node.pointee.flags.contains(.evenOdd) ? [.ofPath, .evenOdd] : .ofPath
                bounds = pen.map { Extent(of: path, strokedWith: $0) }?.bounds ?? Extent(of: path).bounds
            case .image: flags = .ofImage
            default: return
            }
        }
        let reach = 3 * shadow.deviation
        let grown = SIMD4(
            bounds.x + shadow.offset.x - reach, bounds.y + shadow.offset.y - reach, bounds.z + 2 * reach,
            bounds.w + 2 * reach)
        guard bounds.z > 0, bounds.w > 0, let box = box(of: grown, under: world) else { return }
        var command = DrawCommand(.shadow, box: box.intersection(group.clipBox))
        if command.box.isEmpty { return }
        if flags.contains(.ofPath) {
            command.quad = space(x: 0, y: 0, under: world)
        } else {
            command.quad = space(x: bounds.x, y: bounds.y, under: world)
            command.quad.width = bounds.z
            command.quad.height = bounds.w
            command.quad.radius = min(max(0, node.pointee.cornerRadius), min(bounds.z, bounds.w) / 2)
        }
        command.alpha = alpha
        command.color = node.pointee.color.packed
        command.resource = node.pointee.resource
        command.shadow = shadow
        command.flags = flags
        command.pen = pen
        list.attach(group.clip, to: &command)
        list.commands.append(command)
    }
}

extension DrawCommand {
    /// Sets the sampling that a node's `flags` name.
    fileprivate mutating func setFilters(from nodeFlags: RenderNode.Flags) {
        if nodeFlags.contains(.nearest) { flags.insert(.nearest) }
        if nodeFlags.contains(.minifiedNearest) { flags.insert(.minifiedNearest) }
        if nodeFlags.contains(.trilinear) { flags.insert(.trilinear) }
    }
}

extension RenderNode.Kind {
    /// Whether the node draws its bounds and nothing else.
    var fillsBounds: Bool {
        switch self {
        case .solid, .border, .image, .gradient, .backdrop: true
        case .group, .path, .stroke, .shadow, .mesh, .fragment, .context3D: false
        }
    }

    /// The command that draws a node which fills its bounds.
    fileprivate var command: DrawCommand.Kind {
        switch self {
        case .border: .border
        case .image: .image
        case .gradient: .gradient
        case .backdrop: .backdrop
        default: .solid
        }
    }
}

extension SIMD4<Float> {
    /// Red, green and blue as `0x00RRGGBB`, limited to 0 to 1; what is not a number counts as 0.
    @inline(__always)
    var packed: UInt32 {
        func channel(_ value: Float) -> UInt32 {
            value > 0 ? UInt32(truncatingIfNeeded: Int32(Swift.min(value, 1) * 255 + 0.5)) : 0
        }
        return channel(x) << 16 | channel(y) << 8 | channel(z)
    }
}
