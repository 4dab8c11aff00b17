/// The title under the buttons of a navigation bar; as its height goes, the title moves up out of sight.
@MainActor final class LargeTitleView: UIView {
    let label = UILabel()
    /// The height in which all of the title shows, in points.
    static let height: CGFloat = 52
    /// The points by which it may be covered at a release to come out again, as measured on iOS 26.1.
    static let greatestReturn: CGFloat = 36
    private static let (margin, bottom): (CGFloat, CGFloat) = (16, 8)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    override func layoutSubviews() {
        let size = label.intrinsicContentSize
        let rect = onPixels(
            CGRect(
                x: Self.margin, y: bounds.height - Self.bottom - size.height,
                width: min(size.width, max(0, bounds.width - 2 * Self.margin)), height: size.height))
        label.bounds.size = rect.size
        label.center = CGPoint(x: rect.midX, y: rect.midY)
    }
}
