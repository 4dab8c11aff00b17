import RenderTree

/// Pictures in place of snapshots that would hold too many others, which bounds the work that each later one makes.
@MainActor struct SnapshotPictures {
    private struct Entry {
        weak var fragment: Fragment?
        let byteCount: Int
    }

    /// Memory of the pictures of one host that live at a time, in bytes.
    var byteLimit = 256 << 20

    private var entries: ContiguousArray<Entry> = []

    /// A fragment that shows the picture of `fragment` as its only node.
    mutating func fragment(showing fragment: Fragment, for context: LayerContext) throws(SnapshotFault) -> Fragment {
        let size = fragment.tree.size
        let scale = context.host?.screen.scale ?? 1
        var tree = RenderTree(size: size)
        let pixels = SIMD2(Double(size.width * scale), Double(size.height * scale))
        // Without an area it shows nothing anyway.
        guard pixels.x > 0, pixels.y > 0 else { return Fragment(tree: tree, store: context.resources) }
        entries.removeAll { $0.fragment == nil }
        let room = byteLimit - entries.reduce(0) { $0 + $1.byteCount }
        guard pixels.x * pixels.y * 4 <= Double(room) else { throw .takesTooMuch(byteLimit: byteLimit) }
        guard let image = context.host?.rasterizer.rasterize(fragment, scale: scale) else { throw .cannotBeDrawn }
        var node = RenderNode(.image, bounds: SIMD4(0, 0, Float(size.width), Float(size.height)))
        // The image ends at whole pixels, a little beyond the fragment.
        node.contentsRect.z = Float(pixels.x / Double(image.width))
        node.contentsRect.w = Float(pixels.y / Double(image.height))
        node.resource = context.resources.insert(.image(image))
        tree.nodes.append(node)
        let picture = Fragment(tree: tree, store: context.resources)
        context.resources.release(node.resource)
        entries.append(Entry(fragment: picture, byteCount: image.byteCount))
        return picture
    }
}
