import RenderTree

/// A page that turns over from its lower right corner, and shows its back and a shadow on the way.
///
/// Its `pageTurn`, 0 for a page that lies flat to 1 for one that has gone beyond the upper left corner, can be animated.
/// Its bounds start at the origin.
package final class PageTurnLayer: CALayer {
    private let front = CALayer()
    private let shadow = CALayer()
    private let back = CALayer()
    private var picture: PagePicture?
    private var ownerships: [ResourceOwnership] = []
    private var frontMesh = RewrittenMesh(indices: PageTurn.indices, image: nil)
    private var backMesh = RewrittenMesh(indices: PageTurn.indices, image: nil)
    private var shadowMesh = RewrittenMesh(indices: PageTurn.shadowIndices, image: nil)

    /// A page without a picture.
    package override init() {
        super.init()
        setUp()
    }

    /// A copy for `presentation()`, which shows nothing; a new page for anything but a layer.
    package required init(layer: Any) {
        super.init(layer: layer)
        if !(layer is CALayer) { setUp() }
    }

    package required init?(coder: NSCoder) { nil }

    isolated deinit {
        for ownership in ownerships { ownership.releaseAfterCommit() }
    }

    private func setUp() {
        needsDisplayOnBoundsChange = true
        // The shadow falls on what is beneath the page, and not beside it.
        shadow.masksToBounds = true
        shadow.anchorPoint = .zero
        shadow.actions = ["bounds": NSNull()]
        for part in [front, shadow, back] { addSublayer(part) }
    }

    /// Puts what `fragment` shows onto the page, as sharp as `host` draws it.
    package func show(_ fragment: Fragment, for host: any Host) {
        picture = PagePicture(of: fragment, scale: host.screen.scale, by: host.rasterizer)
        ownImages()
        frontMesh = RewrittenMesh(indices: PageTurn.indices, image: picture?.front)
        backMesh = RewrittenMesh(indices: PageTurn.indices, image: picture?.back)
        setNeedsDisplay()
    }

    /// Keeps the images as resources of their own, so that they stay on the graphics card from frame to frame.
    private func ownImages() {
        for ownership in ownerships { ownership.releaseAfterCommit() }
        let store = context.resources
        ownerships = picture.map { [.init(.image($0.front), in: store), .init(.image($0.back), in: store)] } ?? []
    }

    /// Whether `point` lies on the page, or on what is turned of it, as it was set.
    package override func contains(_ p: CGPoint) -> Bool {
        let turn = PageTurn(size: bounds.size, progress: pageTurn)
        let along = (SIMD2(Double(p.x), Double(p.y)) * turn.direction).sum()
        return bounds.contains(p) && along < turn.contact + turn.radius
    }

    package override class func needsDisplay(forKey key: String) -> Bool {
        key == AnimatableProperty.pageTurn.key || super.needsDisplay(forKey: key)
    }

    override func shownDidChange() { setNeedsDisplay() }

    /// Makes the meshes those of the page as it shows.
    package override func display() {
        guard let picture else { return }
        if let ownership = ownerships.first, ownership.store !== context.resources { ownImages() }
        let shown = state.shown.pointee
        let turn = PageTurn(size: shown.bounds.size, progress: shown.pageTurn)
        front.mesh = frontMesh.rewritten { turn.write(.front, share: picture.share, into: &$0) }
        back.mesh = backMesh.rewritten { turn.write(.back, share: picture.share, into: &$0) }
        shadow.mesh = shadowMesh.rewritten { turn.writeShadow(into: &$0) }
        shadow.bounds = shown.bounds
    }
}

extension CALayer {
    /// The progress of the page turn, 0 to 1; other layers do not show it.
    package final var pageTurn: Double {
        get { state.pointee.pageTurn }
        set { change(.pageTurn, from: state.pointee.pageTurn, to: newValue) { $0.pageTurn = newValue } }
    }
}
