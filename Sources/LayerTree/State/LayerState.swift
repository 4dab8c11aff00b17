import RenderTree

/// All properties of one layer, plain and trivially copyable, at an address that never changes.
///
/// `CALayer` is the API over it. The commit walks these states alone: it follows `children`, and meets no object, no
/// reference count and no exclusivity check. What every frame reads stands first; the rest is far enough behind to stay
/// out of the cache.
package struct LayerState {
    package struct Flags: OptionSet, Sendable, BitwiseCopyable {
        package var rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        static let hidden = Flags(rawValue: 1 << 0)
        static let masksToBounds = Flags(rawValue: 1 << 1)
        static let allowsGroupOpacity = Flags(rawValue: 1 << 2)
        static let doubleSided = Flags(rawValue: 1 << 3)
        /// `transform` is not the identity, or the layer's own coordinates have y up.
        static let transformed = Flags(rawValue: 1 << 4)
        /// `transform` or the parent's effect on it needs four dimensions.
        static let projective = Flags(rawValue: 1 << 5)
        /// `sublayerTransform` is not the identity.
        static let transformsSublayers = Flags(rawValue: 1 << 6)
        static let hasBorder = Flags(rawValue: 1 << 7)
        static let hasShadow = Flags(rawValue: 1 << 8)
        static let hasBackground = Flags(rawValue: 1 << 9)
        static let hasAnimations = Flags(rawValue: 1 << 10)
        static let needsLayout = Flags(rawValue: 1 << 11)
        static let needsDisplay = Flags(rawValue: 1 << 12)
        /// A layer below this one needs layout or display.
        static let subtreeNeedsUpdate = Flags(rawValue: 1 << 13)
        /// A child's zPosition is animated: the order is looked at in every commit.
        static let sortsEveryCommit = Flags(rawValue: 1 << 14)
        static let hasMask = Flags(rawValue: 1 << 15)
        /// Contents are not sampled as they are by default.
        static let hasFilter = Flags(rawValue: 1 << 16)
        /// The layer is drawn into a picture, and that in its place.
        static let rasterizes = Flags(rawValue: 1 << 17)
        /// No commit has taken the layer in yet.
        static let uncommitted = Flags(rawValue: 1 << 18)
        /// The layer's own zPosition is animated.
        static let animatesOrder = Flags(rawValue: 1 << 19)
        static let hasContents = Flags(rawValue: 1 << 20)
        /// The contents are a fragment.
        static let showsFragment = Flags(rawValue: 1 << 21)
        /// One of the two trees that commits write to in turn, or both, still have an earlier state of the layer.
        static let staleOnce = Flags(rawValue: 1 << 22)
        static let staleTwice = Flags(rawValue: 1 << 23)
        /// The layer shows a transition between two pictures of itself.
        static let showsTransition = Flags(rawValue: 1 << 24)
        /// The contents are an image that nothing shines through.
        static let hasOpaqueImage = Flags(rawValue: 1 << 25)
        /// The layer is of a kind with a state of its own, in `subclass`, that writes nodes.
        static let drawsSubclassState = Flags(rawValue: 1 << 26)
        /// The layer draws its sublayers only, in a space with depth.
        static let keepsDepth = Flags(rawValue: 1 << 27)
        /// A sublayer may leave the plane, or have done so once.
        static let sharesDepth = Flags(rawValue: 1 << 28)
        /// The layer shows its sublayers several times over.
        static let replicates = Flags(rawValue: 1 << 29)
        /// Flags of layers whose sublayers are not simply drawn one above the other.
        static let depth: Flags = [.keepsDepth, .sharesDepth, .replicates]
        /// The contents are not one image that is stretched: some of it keeps its size, or is repeated, or two images show.
        static let hasCenter = Flags(rawValue: 1 << 30)
        /// The corners are not all simply round: `outline` has their path.
        static let hasOutline = Flags(rawValue: 1 << 31)
        /// Flags that animations set.
        static let animatable: Flags = [.hidden, .doubleSided, .masksToBounds]
        static let stale: Flags = [.staleOnce, .staleTwice]
        /// Flags of layers whose nodes cannot be kept from an earlier tree.
        static let rewritten: Flags = [
            .staleOnce, .staleTwice, .projective, .hasShadow, .hasMask, .showsFragment, .drawsSubclassState,
            .keepsDepth, .hasCenter, .hasOutline,
        ]
        /// Flags of work that a commit has to do for the layer before it writes nodes.
        static let waiting: Flags = [.needsLayout, .needsDisplay, .subtreeNeedsUpdate, .uncommitted]
    }

    // Read for every layer of every frame: two lines of cache.
    var flags: Flags = [.allowsGroupOpacity, .doubleSided, .uncommitted, .staleOnce, .staleTwice]
    var opacity: Float = 1
    var childCount: Int32 = 0
    /// The index of the layer's node in the tree that drew it last.
    var nodeIndex: UInt32 = .max
    /// The children by zPosition, bottom first; nil without any, and while their order is not known.
    var children: UnsafeMutablePointer<LayerPointer>?
    /// The values of this instant, while the layer animates.
    var presentation: LayerPointer?
    var bounds: CGRect = .zero
    var position: CGPoint = .zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var cornerRadius: CGFloat = 0
    var contents: ResourceID = .none
    var backgroundColor = SIMD4<Float>(0, 0, 0, 0)

    // Read where a flag asks for it.
    var owner: Unmanaged<CALayer>?
    var childCapacity: Int32 = 0
    /// The index among the layer's siblings in the order of insertion, while that is known; breaks ties of zPosition.
    var siblingIndex: Int32 = 0
    /// The memory of `children`, which the layer owns.
    var childStorage: UnsafeMutablePointer<LayerPointer>?
    var zPosition: CGFloat = 0
    var contentsSize = CGSize.zero
    var contentsScale: CGFloat = 1
    /// The kind of the contents; the size of a fragment is in points, whatever the scale.
    var contentsKind = RenderNode.Kind.image
    /// The corner radius of the shadow that a fragment throws.
    var contentsCornerRadius: Float = 0
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that is stretched, in unit coordinates of `contentsRect`; all of it unless a flag says otherwise.
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the middle of the contents is repeated, not stretched.
    var tilesContents = false
    /// Whether the layer's own coordinates have y up.
    var isUpsideDown = false
    /// Whether the owner promised that nothing shines through the contents.
    var isOpaque = false
    var contentsGravity = ContentsGravity.resize
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var borderWidth: CGFloat = 0
    var borderColor = SIMD4<Float>(0, 0, 0, 1)
    var shadowColor = SIMD4<Float>(0, 0, 0, 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: ResourceID = .none
    /// The filters for sampling the contents, as flags of a node.
    var filters = RenderNode.Flags()
    /// Pixels to a point of the layer's picture, where it has one.
    var rasterizationScale: CGFloat = 1
    /// The values at the last commit, where the layer changed since: as long as `committedMark` names the transaction in
    /// progress.
    var committed: LayerPointer?
    var committedMark: UInt = 0
    var mask: LayerPointer?
    /// The state of the layer's kind; nil for kinds without one. The layer owns it.
    var subclass: Unmanaged<SubclassState>?
    /// The outline, while a flag says that there is one; the layer owns it.
    var outline: Unmanaged<CornerOutline>?
    /// The transition that shows, while a flag says that one does; its `LayerTransition` owns it.
    var transition: UnsafeMutablePointer<TransitionLook>?
    /// The two images of which one fades into the other, while contents are animated; the animation owns it.
    var contentsFade: UnsafeMutablePointer<ContentsFade>?

    /// The flags that follow from values, after any of these changed.
    mutating func updateDerivedFlags() {
        set(.transformed, !CATransform3DIsIdentity(transform) || isUpsideDown)
        set(.projective, !CATransform3DIsAffine(transform) || anchorPointZ != 0)
        set(.transformsSublayers, !CATransform3DIsIdentity(sublayerTransform))
        set(.hasBorder, borderWidth > 0 && borderColor.w > 0)
        set(.hasShadow, shadowOpacity > 0 && shadowColor.w > 0)
        set(.hasBackground, backgroundColor.w > 0)
        set(.hasCenter, contentsFade != nil || keepsPartOfContents)
    }

    /// Whether not all of the contents is stretched.
    var keepsPartOfContents: Bool {
        tilesContents || contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    mutating func set(_ flag: Flags, _ isSet: Bool) {
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }
}
