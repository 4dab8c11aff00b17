/// The caret of a text field, which blinks on the host's clock: half a second on, half a second off.
final class FieldCaret: UIView {
    static let width: CGFloat = 2
    private static let period = 0.5
    private var timer: Timer?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = Self.width / 2
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows the caret, and lets it blink from now on.
    func start() {
        stop()
        isHidden = false
        alpha = 1
        timer = layer.context.withHost {
            Timer.scheduledTimer(withTimeInterval: Self.period, repeats: true) { [weak self] timer in
                guard let self else { return timer.invalidate() }
                UIView.performWithoutAnimation { self.alpha = self.alpha > 0 ? 0 : 1 }
            }
        }
    }

    /// Takes the caret away.
    func stop() {
        timer?.invalidate()
        timer = nil
        isHidden = true
    }
}
