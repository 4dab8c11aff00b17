/// The two backgrounds of a bar: one for content below it, and one for the content's edge.
@MainActor final class BarBackground: UIView {
    struct Looks: Equatable {
        var over: BarGround.Look
        var atEdge: BarGround.Look
    }

    let over = BarGround()
    let atEdge = BarGround()
    private(set) var looks = Looks(over: .init(), atEdge: .init())
    /// The weight of the background over content, 0 to 1; the one at the edge has the remainder.
    var share: CGFloat = 1 {
        didSet { if share != oldValue { mix() } }
    }
    /// The strength of both, 0 to 1.
    var presence: CGFloat = 1 {
        didSet { if presence != oldValue { mix() } }
    }
    /// Whether the line lies just below the backgrounds, or else just above.
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

    /// Sets the strengths of both; two that look alike are not mixed, as more would shine through than through one.
    private func mix() {
        let areAlike = looks.over == looks.atEdge
        over.strength = areAlike ? presence : share * presence
        atEdge.strength = areAlike ? 0 : (1 - share) * presence
    }

    /// Sets the frame behind `bar`, up to its superview's top for `.topAttached`, and down to the bottom for `.bottom`.
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
