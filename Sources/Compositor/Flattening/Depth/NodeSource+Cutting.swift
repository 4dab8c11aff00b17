import RenderTree

extension NodeSource {
    /// The relative cost of drawing node `index` twice, for comparisons.
    @MainActor func costOfCutting(_ index: Int, _ resources: ResourceStore?) -> Int {
        switch nodes[index].kind {
        case .backdrop, .context3D: .max
        case .group: 3 + Int(nodes[index].subtreeCount)
        case .fragment: 3
        case .solid, .border, .image, .path, .stroke, .shadow, .gradient, .mesh: isOpaque(index, resources) ? 1 : 2
        }
    }

    /// Whether nothing shines through the bounds of node `index`, as far as can be said at once.
    @MainActor func isOpaque(_ index: Int, _ resources: ResourceStore?) -> Bool {
        let node = nodes.baseAddress.unsafelyUnwrapped + index
        guard node.pointee.opacity >= 1 else { return false }
        switch node.pointee.kind {
        case .solid: return node.pointee.color.w >= 1
        case .image: return resources?.isOpaqueImage(node.pointee.resource) ?? false
        case .group:
            let apart: RenderNode.Flags = [.masked, .throwsShadow]
            guard node.pointee.subtreeCount > 1, index + 1 < nodes.count,
                node.pointee.flags.isDisjoint(with: apart)
            else { return false }
            // Most have a background.
            let first = node + 1
            return first.pointee.kind == .solid && first.pointee.flags.isFlat && first.pointee.opacity >= 1
                && first.pointee.color.w >= 1 && first.pointee.transform == .identity
                && first.pointee.bounds == node.pointee.bounds
        default: return false
        }
    }
}
