import RenderTree

/// A page that turns over from its lower right corner, and shows its back and a shadow on the way.
///
/// Its `pageTurn`, 0 for a page that lies flat to 1 for one that has gone beyond the upper left corner, can be animated.
/// Its bounds start at the origin.
package final class PageTurnLayer: CALayer {
    private let turn: PageTurnState
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
        turn = PageTurnState()
        super.init()
        adopt(turn)
        setUp()
    }

    /// A copy for `presentation()`, which shows nothing; a new page for anything but a layer.
    package required init(layer: Any) {
        turn = PageTurnState()
        if let other = layer as? PageTurnLayer { turn.copyValues(of: other.turn) }
        super.init(layer: layer)
        adopt(turn)
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
        frontMesh = RewrittenMesh(indices: PageTurn.indices, image: picture?.front.image)
        backMesh = RewrittenMesh(indices: PageTurn.indices, image: picture?.back.image)
        setNeedsDisplay()
    }

    /// Keeps the images as resources of their own, so that they stay on the graphics card from frame to frame.
    private func ownImages() {
        for ownership in ownerships { ownership.releaseAfterCommit() }
        let store = context.resources
        ownerships = [picture?.front, picture?.back].compactMap { side in
            side.map { ResourceOwnership(.image($0.image), in: store) }
        }
    }

    /// The progress of the turn, 0 to 1.
    package var pageTurn: Double {
        get { turn.progress }
        set { change(.pageTurn, to: .scalar(newValue)) }
    }

    /// Whether `point` lies on the page, or on what is turned of it, as it was set.
    package override func contains(_ p: CGPoint) -> Bool {
        let turn = PageTurn(size: bounds.size, progress: pageTurn)
        let along = (SIMD2(Double(p.x), Double(p.y)) * turn.direction).sum()
        return bounds.contains(p) && along < turn.contact + turn.radius
    }

    package override class func needsDisplay(forKey key: String) -> Bool {
        LayerProperty.ofPageTurnLayers.contains { $0.key == key } || super.needsDisplay(forKey: key)
    }

    override func shownDidChange() { setNeedsDisplay() }

    /// Makes the meshes those of the page as it shows.
    package override func display() {
        guard let picture else { return }
        if let ownership = ownerships.first, ownership.store !== context.resources { ownImages() }
        let bounds = state.shown.pointee.bounds
        let shown = shownSubclassState as? PageTurnState ?? turn
        let turn = PageTurn(size: bounds.size, progress: shown.progress)
        let flat = picture.front.image.isOpaque ? turn.flatPart : .zero
        front.show(
            frontMesh.rewritten { turn.write(.front, extent: picture.front.extent, into: &$0) },
            covering: CGSize(width: flat.x, height: flat.y))
        back.mesh = backMesh.rewritten { turn.write(.back, extent: picture.back.extent, into: &$0) }
        shadow.mesh = shadowMesh.rewritten { turn.writeShadow(into: &$0) }
        shadow.bounds = bounds
    }
}
