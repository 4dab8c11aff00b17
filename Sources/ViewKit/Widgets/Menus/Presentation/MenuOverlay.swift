/// Covers the window while a menu shows, and brings touches to the menu.
final class MenuOverlay: UIView {
    private let blur: UIVisualEffectView?
    private let shade = UIView()
    weak var presentation: MenuPresentation?
    private var laidOutSize = CGSize.zero

    /// The alpha of the shade over what is beneath a preview.
    private static let shadeAlpha: CGFloat = 0.12

    /// A cover over all of `window`, which blurs what is beneath where `blurs` says so.
    init(over window: UIWindow, blurs: Bool) {
        blur = blurs ? UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)) : nil
        super.init(frame: window.bounds)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        for view in [blur, shade] as [UIView?] {
            guard let view else { continue }
            view.frame = bounds
            view.autoresizingMask = autoresizingMask
            addSubview(view)
        }
        show(0)
        laidOutSize = bounds.size
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Blurs and shades what is beneath by `progress`, 0 to 1.
    func show(_ progress: CGFloat) {
        let strength = min(1, max(0, progress))
        blur?.strength = strength
        blur?.isHidden = strength == 0
        shade.alpha = blur == nil ? 0 : strength * Self.shadeAlpha
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard presentation?.takesTouch(at: point) == true else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit.map { $0.isDescendant(of: self) && !(presentation?.isInPreview($0) ?? false) ? $0 : self }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { presentation?.touchBegan(at: touch.location(in: self), opens: false) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { presentation?.touchMoved(to: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        presentation?.touchMoved(to: touch.location(in: self))
        let velocity = touch.velocity(at: touch.timestamp)
        presentation?.touchEnded(velocity: CGPoint(x: velocity.x, y: velocity.y))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { presentation?.touchCancelled() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        presentation?.arrange()
    }
}
