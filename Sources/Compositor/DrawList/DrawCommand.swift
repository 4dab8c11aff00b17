import RenderTree

/// One trivially copyable step of a `DrawList`, everything in device pixels but what `quad` maps there.
///
/// Every drawing command is composed by source-over.
package struct DrawCommand: Hashable, Sendable, BitwiseCopyable {
    /// Texels to a pixel, along a side, beyond which copies of an image at half its size are sampled.
    static let leastHalvedDensity = 2.0

    package enum Kind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
        /// `quad` filled with `color` times `alpha`.
        case solid
        /// The ring of `borderWidth` just inside `quad`, in `color` times `alpha`.
        case border
        /// `contentsRect` of image `resource` over `quad`, times `alpha`.
        case image
        /// Path `resource` under the map of `quad`, filled with `color` times `alpha`; the quad's size is unused.
        case path
        /// The line of path `resource` under the map of `quad`, drawn with `pen`, in `color` times `alpha`; the quad's size is
        /// unused.
        case stroke
        /// The shadow in `color` times `alpha` of what `flags` name, moved and blurred by `shadow`: of `quad` itself, of
        /// image `resource` over `quad`, or of path `resource` under the map of `quad`, whose size is then unused. With a
        /// `pen` it is that of the path's line.
        case shadow
        /// Gradient `resource` over `quad`, in unit coordinates of the quad, times `alpha`.
        case gradient
        /// Mesh `resource` under the map of `quad`, times `alpha`; the quad's size is unused.
        case mesh
        /// The backdrop within `quad` as it was when the pass began, filtered by `backdrop`, times `alpha`.
        case backdrop
        /// The commands that follow, up to the matching `endLayer`, are drawn into a transparent picture of `box`.
        case beginLayer
        /// The picture is drawn in its place, times `alpha`, within `clip`.
        case endLayer
        /// Inside a layer: the commands that follow, up to the matching `endMask`, are drawn into a second transparent
        /// picture of `box`.
        case beginMask
        /// The layer's picture is multiplied by the second one's alpha, over the whole of its box.
        case endMask
    }

    package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Nothing shines through the inside of `quad`.
        package static let opaque = Flags(rawValue: 1 << 0)
        /// A path is filled by the even-odd rule.
        package static let evenOdd = Flags(rawValue: 1 << 1)
        /// An image is magnified by repeating pixels.
        package static let nearest = Flags(rawValue: 1 << 2)
        /// `quad` covers all that `clip` lets through, so its own edges are not to be smoothed a second time.
        package static let fillsClip = Flags(rawValue: 1 << 3)
        /// A shadow is that of path `resource`.
        package static let ofPath = Flags(rawValue: 1 << 4)
        /// A shadow is that of the alpha of image `resource`.
        package static let ofImage = Flags(rawValue: 1 << 5)
        /// A stroke's ends, if not cut off at the end points; its corners, if not pointed.
        package static let roundCap = Flags(rawValue: 1 << 6)
        package static let squareCap = Flags(rawValue: 1 << 7)
        package static let roundJoin = Flags(rawValue: 1 << 8)
        package static let bevelJoin = Flags(rawValue: 1 << 9)
        /// An image that is made smaller shows single pixels, or a mean of two copies of fitting sizes.
        package static let minifiedNearest = Flags(rawValue: 1 << 10)
        package static let trilinear = Flags(rawValue: 1 << 11)
    }

    package var kind: Kind
    /// Sides of a quad that is filled which are cut at the middles of pixels, not smoothed.
    package var hardEdges: RenderNode.Edges
    package var flags: Flags
    /// An index into `DrawList.clips`; 0 where `box` alone limits the command.
    package var clip: UInt32
    /// No pixel outside is touched; never empty, and within the list's size.
    package var box: PixelRect
    package var quad: RoundedQuad
    /// The values of the kind, which `PayloadCarrier` and `pen` name.
    package var payload: SIMD4<Float>
    package var resource: ResourceID
    /// `0x00RRGGBB` in sRGB, not premultiplied; for kinds that name it.
    package var color: UInt32
    /// 0 to 1, multiplies what the command draws; a colour's own alpha is already in it.
    package var alpha: Float

    @inline(__always)
    package init(
        _ kind: Kind, flags: Flags = [], clip: UInt32 = 0, box: PixelRect, quad: RoundedQuad = RoundedQuad(),
        hardEdges: RenderNode.Edges = RenderNode.Edges(rawValue: 0), resource: ResourceID = .none, color: UInt32 = 0,
        alpha: Float = 1
    ) {
        self.init(
            kind, flags: flags, clip: clip, box: box, quad: quad, hardEdges: hardEdges, payload: .zero,
            resource: resource, color: color, alpha: alpha)
    }

    @inline(__always)
    init(
        _ kind: Kind, flags: Flags = [], clip: UInt32 = 0, box: PixelRect, quad: RoundedQuad = RoundedQuad(),
        hardEdges: RenderNode.Edges = RenderNode.Edges(rawValue: 0), payload: SIMD4<Float>,
        resource: ResourceID = .none, color: UInt32 = 0, alpha: Float = 1
    ) {
        self.kind = kind
        self.flags = flags
        self.clip = clip
        self.hardEdges = hardEdges
        self.box = box
        self.quad = quad
        self.payload = payload
        self.resource = resource
        self.color = color
        self.alpha = alpha
    }

    /// Whether the image shows single pixels where `density` of them fall on one of the device, along a side.
    package func isNearest(at density: Double) -> Bool {
        flags.contains(density > 1.0001 ? .minifiedNearest : .nearest)
    }

    /// The colour times `alpha`, premultiplied `0xAARRGGBB`, rounded to nearest.
    package var premultipliedColor: UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            UInt32(Float(color >> shift & 255) * alpha + 0.5) << shift
        }
        return UInt32(alpha * 255 + 0.5) << 24 | channel(16) | channel(8) | channel(0)
    }
}
