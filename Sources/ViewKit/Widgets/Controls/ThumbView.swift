/// The white knob of switches and sliders, or the pill of a segmented control, with the shadow that it has on a phone.
@MainActor final class ThumbView: UIView {
    private let rim: CGFloat

    /// A thumb whose corners are round by `rim` points; by half its height where that is nil.
    init(cornerRadius rim: CGFloat? = nil) {
        self.rim = rim ?? .infinity
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
        layer.borderWidth = 0.5
        layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    override func layoutSubviews() { layer.cornerRadius = min(rim, bounds.height / 2) }
}
