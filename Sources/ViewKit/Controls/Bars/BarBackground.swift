/// Two grounds of a bar: the one that shows over content, and the one at the content's edge.
@MainActor final class BarBackground: UIView {
    struct Looks: Equatable {
        var over: BarGround.Look
        var atEdge: BarGround.Look
    }

    let over = BarGround()
    let atEdge = BarGround()
    private(set) var looks = Looks(over: .init(), atEdge: .init())
    /// How much of the ground over content shows, 0 to 1; the other one shows the rest.
    var share: CGFloat = 1 {
        didSet { if share != oldValue { mix() } }
    }
    /// How much of both shows, 0 to 1.
    var presence: CGFloat = 1 {
        didSet { if presence != oldValue { mix() } }
    }
    /// Whether the line lies just below the grounds, or else just above.
    var isLineBelow = true {
        didSet {
            guard isLineBelow != oldValue else { return }
            for ground in [over, atEdge] { ground.isLineBelow = isLineBelow }
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        for ground in [atEdge, over] { addSubview(ground) }
        mix()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    func show(_ looks: Looks) {
        self.looks = looks
        over.show(looks.over)
        atEdge.show(looks.atEdge)
        mix()
    }

    /// Where both look alike, mixing the two would let more shine through than one does.
    private func mix() {
        let areAlike = looks.over == looks.atEdge
        over.strength = areAlike ? presence : share * presence
        atEdge.strength = areAlike ? 0 : (1 - share) * presence
    }

    /// Reaches, behind `bar` in its superview, as far as `position` says.
    func reach(behind bar: UIView, at position: UIBarPosition) {
        let edges = bar.superview?.bounds ?? bar.frame
        let above = position == .topAttached ? max(0, bar.frame.minY - edges.minY) : 0
        let below = position == .bottom ? max(0, edges.maxY - bar.frame.maxY) : 0
        isLineBelow = position != .bottom
        frame = CGRect(x: 0, y: -above, width: bar.bounds.width, height: bar.bounds.height + above + below)
    }

    override func layoutSubviews() {
        for ground in [over, atEdge] { ground.frame = bounds }
    }
}
