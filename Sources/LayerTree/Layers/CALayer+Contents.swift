import RenderTree

/// The picture that a layer shows between its background and its sublayers.
extension CALayer {
    /// Shows `object` where that is an image, and runs the action that belongs to the change.
    final func setContents(_ object: Any?) {
        let image = object as? CGImage
        if let image, image === contentsObject as? CGImage {
            gotContents = true
            return
        }
        let action = pendingAction(forKey: "contents")
        if image == nil { show(object, as: nil, size: .zero) } else { show(image: image) }
        action?.run(forKey: "contents", object: self, arguments: nil)
    }

    /// Makes `image` the contents; no action runs, and nothing fades.
    final func show(image: CGImage?) {
        show(
            image, as: image.map { .image($0) },
            size: CGSize(width: image?.width ?? 0, height: image?.height ?? 0))
    }

    /// The part of the contents that shows, in unit coordinates; all of it by default.
    public var contentsRect: CGRect {
        get { state.pointee.contentsRect }
        set { change(.contentsRect, from: state.pointee.contentsRect, to: newValue) { $0.contentsRect = newValue } }
    }

    /// The part of the contents that is stretched both ways, in unit coordinates of `contentsRect`; all of it by default.
    ///
    /// Edges beside it are stretched along their length only, and corners keep their size in points. Where the layer
    /// is smaller than two corners, these are made smaller.
    public var contentsCenter: CGRect {
        get { state.pointee.contentsCenter }
        set {
            change(.contentsCenter, from: state.pointee.contentsCenter, to: newValue) { $0.contentsCenter = newValue }
        }
    }

    /// Whether the middle of the contents, given by `contentsCenter`, is repeated from its upper left corner on, not
    /// stretched; more than a thousand times along a side, it is stretched.
    package final var tilesContents: Bool {
        get { state.pointee.tilesContents }
        set { change(nil, from: state.pointee.tilesContents, to: newValue) { $0.tilesContents = newValue } }
    }

    /// The placement and scaling of the contents within the bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { state.pointee.contentsGravity.name }
        set {
            let gravity = ContentsGravity(newValue)
            change(nil, from: state.pointee.contentsGravity, to: gravity) { $0.contentsGravity = gravity }
        }
    }

    /// Pixels of the contents to a point; 1 by default.
    public var contentsScale: CGFloat {
        get { state.pointee.contentsScale }
        set { change(nil, from: state.pointee.contentsScale, to: newValue) { $0.contentsScale = newValue } }
    }

    /// The fragment that the layer shows as its contents; it measures its own size in points.
    package final var fragment: Fragment? {
        get { contentsObject as? Fragment }
        set { show(newValue, as: newValue.map { .fragment($0) }, size: newValue?.tree.size ?? .zero) }
    }

    /// The mesh that the layer shows as its contents, its vertices in the layer's own coordinates.
    package final var mesh: Mesh? {
        get { contentsObject as? Mesh }
        set { show(newValue, as: newValue.map { .mesh($0) }, size: .zero) }
    }

    /// Shows `mesh`, whose opaque triangles cover all of the rectangle of the size `cover` at the origin.
    package final func show(_ mesh: Mesh, covering cover: CGSize) { show(mesh, as: .mesh(mesh), size: cover) }

    /// Shows `resource`, `size` large, in place of any contents; `object` is what the owner reads back.
    private func show(_ object: Any?, as resource: Resource?, size: CGSize) {
        contentsOwnership?.releaseAfterCommit()
        contentsOwnership = resource.map { ResourceOwnership($0, in: context.resources) }
        contentsObject = object
        gotContents = true
        state.pointee.contents = contentsOwnership?.id ?? .none
        state.pointee.contentsKind = resource?.nodeKind ?? .image
        state.pointee.set(.hasContents, resource != nil)
        state.pointee.set(.showsFragment, state.pointee.contentsKind == .fragment)
        state.pointee.contentsSize = size
        switch resource {
        case .image(let image): state.pointee.set(.hasOpaqueImage, image.isOpaque)
        case .fragment(let fragment):
            let radius = fragment.opaqueBoxRadius
            state.pointee.set(.hasOpaqueImage, radius != nil)
            state.pointee.contentsCornerRadius = radius ?? 0
        default: state.pointee.set(.hasOpaqueImage, false)
        }
        setNeedsCommit()
    }
}

extension Resource {
    /// The kind of node that shows the resource as contents.
    fileprivate var nodeKind: RenderNode.Kind {
        switch self {
        case .fragment: .fragment
        case .mesh: .mesh
        default: .image
        }
    }
}

extension Fragment {
    /// The corner radius of the box that fills all of the fragment with no hole; nil where none is easily seen.
    @MainActor fileprivate var opaqueBoxRadius: Float? {
        guard let root = tree.nodes.first, root.bounds.z == Float(tree.size.width),
            root.bounds.w == Float(tree.size.height)
        else { return nil }
        if root.kind != .group { return fills(root, like: root) ? root.cornerRadius : nil }
        if root.flags.contains(.masked) || root.flags.contains(.throwsShadow) { return nil }
        var index = 1
        while index < tree.nodes.count, tree.nodes[index].isShadow { index += Int(tree.nodes[index].subtreeCount) }
        guard index < tree.nodes.count, fills(tree.nodes[index], like: root) else { return nil }
        return root.flags.contains(.clips) ? root.cornerRadius : tree.nodes[index].cornerRadius
    }

    /// Whether `node` fills the bounds of `root` and is opaque.
    @MainActor private func fills(_ node: RenderNode, like root: RenderNode) -> Bool {
        guard node.bounds == root.bounds, node.opacity >= 1, node == root || node.transform.isIdentity else {
            return false
        }
        switch node.kind {
        case .solid: return node.color.w >= 1
        case .image: return store?.isOpaqueImage(node.resource) ?? false
        default: return false
        }
    }
}

extension RenderNode {
    /// Whether the node is a shadow below what throws it.
    fileprivate var isShadow: Bool { kind == .shadow || kind == .group && flags.contains(.throwsShadow) }
}
