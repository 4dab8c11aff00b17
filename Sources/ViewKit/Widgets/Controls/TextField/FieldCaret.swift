/// The caret of a text field, which blinks on the host's clock: half a second on, half a second off.
final class FieldCaret: UIView {
    static let width: CGFloat = 2
    private static let period = 0.5
    /// Nil while the caret does not blink.
    private var nextBlink: MainQueue.Token?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = Self.width / 2
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows the caret, and starts its blinking.
    func start() {
        isHidden = false
        alpha = 1
        blinkLater()
    }

    private func blinkLater() {
        nextBlink = layer.context.mainQueue.asyncAfter(Self.period, isIdle: true) { [weak self] in
            guard let self else { return }
            UIView.performWithoutAnimation { self.alpha = self.alpha > 0 ? 0 : 1 }
            blinkLater()
        }
    }

    /// Takes the caret away.
    func stop() {
        nextBlink = nil
        isHidden = true
    }
}
