/// The disc with a cross of a button that closes.
final class CloseMark: UIView {
    /// Points from side to side.
    static let side: CGFloat = 30

    private let bars = [UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.side / 2
        for (bar, angle) in zip(bars, [CGFloat.pi / 4, -.pi / 4]) {
            bar.bounds.size = CGSize(width: 14, height: 2)
            bar.center = CGPoint(x: Self.side / 2, y: Self.side / 2)
            bar.layer.cornerRadius = 1
            // Opaque, as the bars cross.
            bar.backgroundColor = .systemGray
            bar.transform = CGAffineTransform(rotationAngle: angle)
            addSubview(bar)
        }
    }

    required init?(coder: NSCoder) { nil }
}
