/// Shows a status bar above the content of a window, without being among its subviews.
@MainActor final class StatusBarView: UIView {
    private let light = StatusBarSymbols(color: .white)
    private let dark = StatusBarSymbols(color: .black)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        // Above whatever moves towards the eye.
        layer.zPosition = 1_000_000
        for symbols in [light, dark] {
            symbols.frame = bounds
            symbols.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(symbols)
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Comes into `window`.
    func enter(_ window: UIWindow) {
        parent = window
        window.layer.addSublayer(layer)
    }

    /// Leaves its window.
    func leave() {
        parent = nil
        layer.removeFromSuperlayer()
    }

    /// Shows light or dark content.
    func show(_ style: UIStatusBarStyle) {
        light.alpha = style == .lightContent ? 1 : 0
        dark.alpha = style == .lightContent ? 0 : 1
    }

    /// Hides the content or shows it, in the way of `animation`.
    func setHidden(_ isHidden: Bool, _ animation: UIStatusBarAnimation) {
        let isSlide = animation == .slide
        // A status bar that comes begins where the same motion would have taken it.
        if !isHidden { UIView.performWithoutAnimation { place(away: true, isSlide) } }
        if animation == .none {
            UIView.performWithoutAnimation { place(away: isHidden, isSlide) }
        } else {
            place(away: isHidden, isSlide)
        }
    }

    private func place(away: Bool, _ isSlide: Bool) {
        alpha = away && !isSlide ? 0 : 1
        transform = away && isSlide ? CGAffineTransform(translationX: 0, y: -bounds.height) : .identity
    }
}
