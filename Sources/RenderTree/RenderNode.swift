import Graphics

/// One trivially copyable node of a `RenderTree`.
///
/// Every kind carries a transform from its own space to its parent's, bounds in its own space, and an opacity. What the
/// other fields mean depends on the kind; a field that a kind does not name is ignored.
package struct RenderNode: Equatable, Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
        /// Holds the nodes after it. `flags` say whether it clips to `bounds` (rounded by `cornerRadius`), whether its
        /// opacity applies to the children as one picture, whether that is kept, and whether its first child is a mask for the
        /// others.
        case group
        /// `bounds` filled with `color`, rounded by `cornerRadius`.
        case solid
        /// The ring of width `borderWidth` inside `bounds`, in `color`, rounded outside by `cornerRadius`.
        case border
        /// The part `contentsRect` of image `resource`, stretched over `bounds` and rounded by `cornerRadius`.
        case image
        /// Path `resource` filled with `color`; `flags` may name the even-odd rule.
        case path
        /// The `line` of path `resource` in `color`; `flags` name other than butt caps and mitered joins.
        case stroke
        /// The shadow in `color` of `bounds` rounded by `cornerRadius`, of path `resource`, or of the alpha of image
        /// `resource` over `bounds`, moved and blurred by `shadow`. With a `line` of some width it is that of the path's line,
        /// with the flags of a stroke.
        case shadow
        /// Gradient `resource` over `bounds`, rounded by `cornerRadius`.
        case gradient
        /// Mesh `resource`, textured with the image that it names; positions in node space.
        case mesh
        /// The backdrop within `bounds`, filtered by `backdrop`, rounded by `cornerRadius`.
        case backdrop
        /// The part `contentsRect` of the picture of fragment `resource`, stretched over `bounds`.
        case fragment
        /// A group whose direct children keep their depth: sorted and projected together. Children are groups with
        /// `matrix` indices; the transform of this node is applied after the projection.
        case context3D
    }

    package struct Flags: OptionSet, Sendable, BitwiseCopyable {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A group clips its children to its rounded bounds.
        package static let clips = Flags(rawValue: 1 << 0)
        /// A group's opacity applies to its children drawn together, not to each.
        package static let flattens = Flags(rawValue: 1 << 1)
        /// The first child (with its sub-tree) masks the others by its alpha.
        package static let masked = Flags(rawValue: 1 << 2)
        /// The transform is `RenderTree.matrices[matrix]`, not `transform`.
        package static let projective = Flags(rawValue: 1 << 3)
        /// Nothing is drawn while the back faces the viewer.
        package static let singleSided = Flags(rawValue: 1 << 4)
        /// Whether the node stays in its parent's plane and shows both of its sides, as most do.
        @inlinable package var isFlat: Bool { rawValue & (1 << 3 | 1 << 4) == 0 }
        /// A path is filled by the even-odd rule.
        package static let evenOdd = Flags(rawValue: 1 << 5)
        /// An image is magnified by repeating pixels instead of bilinear filtering.
        package static let nearest = Flags(rawValue: 1 << 6)
        /// The cap of a stroke other than butt, and its join other than miter.
        package static let roundCap = Flags(rawValue: 1 << 7)
        package static let squareCap = Flags(rawValue: 1 << 8)
        package static let roundJoin = Flags(rawValue: 1 << 9)
        package static let bevelJoin = Flags(rawValue: 1 << 10)
        /// A group is drawn into a picture of `rasterizationScale`, and that in its place.
        package static let rasterized = Flags(rawValue: 1 << 11)
        /// An image smaller than it is shows single pixels, or a mean of two copies of fitting sizes.
        package static let minifiedNearest = Flags(rawValue: 1 << 12)
        package static let trilinear = Flags(rawValue: 1 << 13)
        /// Of a group only the shadow shows that it throws as a whole: in `color`, moved and blurred by `shadow`.
        package static let throwsShadow = Flags(rawValue: 1 << 14)
        /// All flags of the sampling of an image, or of a group's picture.
        package static let filters = Flags(rawValue: 1 << 6 | 1 << 12 | 1 << 13)
    }

    package var kind: Kind
    /// Sides of sharp-cornered `bounds` that are not smoothed: a pixel whose middle lies beyond shows nothing of the node, any
    /// other one all that the sides around leave of it. Parts of one plane, also translucent ones, share out each pixel so, and
    /// meet without a seam; faces of two planes overlap instead, which a 3-D context sees to by itself.
    package var hardEdges = Edges(rawValue: 0)
    package var flags: Flags
    /// Nodes in this sub-tree, this one included; at least 1.
    package var subtreeCount: UInt32
    /// Index into `RenderTree.matrices` where `flags` say so.
    package var matrix: UInt32
    /// 0 to 1.
    package var opacity: Float
    /// In points of node space; limited to half the shorter side.
    package var cornerRadius: Float
    /// From node space to the parent's space.
    package var transform: CGAffineTransform
    package var resource: ResourceID
    /// x, y, width, height in node space, in points; width and height at least 0.
    package var bounds: SIMD4<Float>
    /// Red, green, blue, alpha in sRGB, 0 to 1, not premultiplied.
    package var color: SIMD4<Float>
    /// The values of the kind, which `PayloadCarrier` and the properties of a node name.
    package var payload: SIMD4<Float>

    package static func == (a: RenderNode, b: RenderNode) -> Bool {
        a.kind.rawValue == b.kind.rawValue && a.flags.rawValue == b.flags.rawValue
            && a.hardEdges.rawValue == b.hardEdges.rawValue && a.subtreeCount == b.subtreeCount
            && a.matrix == b.matrix && a.opacity == b.opacity && a.cornerRadius == b.cornerRadius
            && a.transform.a == b.transform.a && a.transform.b == b.transform.b && a.transform.c == b.transform.c
            && a.transform.d == b.transform.d && a.transform.tx == b.transform.tx && a.transform.ty == b.transform.ty
            && a.resource.rawValue == b.resource.rawValue && a.bounds == b.bounds && a.color == b.color
            && a.payload == b.payload
    }

    package init(_ kind: Kind, bounds: SIMD4<Float> = .zero, transform: CGAffineTransform = .identity) {
        self.kind = kind
        flags = []
        subtreeCount = 1
        matrix = 0
        opacity = 1
        cornerRadius = 0
        self.transform = transform
        resource = .none
        self.bounds = bounds
        color = SIMD4(0, 0, 0, 1)
        switch kind {
        case .image, .fragment: payload = SIMD4(0, 0, 1, 1)
        case .stroke: payload = SIMD4(1, 10, 0, 0)
        default: payload = .zero
        }
    }
}

extension RenderNode {
    /// Sides of a node's bounds, in its own space, where y points down.
    package struct Edges: OptionSet, Hashable, Sendable, BitwiseCopyable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let left = Edges(rawValue: 1 << 0)
        package static let top = Edges(rawValue: 1 << 1)
        package static let right = Edges(rawValue: 1 << 2)
        package static let bottom = Edges(rawValue: 1 << 3)
        package static let all: Edges = [.left, .top, .right, .bottom]

        @inlinable package var isEmpty: Bool { rawValue == 0 }
    }
}
