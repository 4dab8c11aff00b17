/// The words in a capsule at the picture of a tab bar's item.
final class TabBarBadge: UIView {
    private let label = UILabel()
    /// The height, which is also the least width, and the room beside the words, in points; a choice.
    private static let height: CGFloat = 18
    private static let margin: CGFloat = 4
    /// The distance of the leading and the top edge from the picture's corner, in points; a choice.
    private static let offset = CGVector(dx: -8, dy: -3)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows `text` on `color`.
    func show(_ text: NSAttributedString, on color: UIColor) {
        label.attributedText = text
        backgroundColor = color
    }

    /// Places the badge at `corner`, the upper trailing one of the picture.
    func place(at corner: CGPoint) {
        let width = max(Self.height, label.intrinsicContentSize.width + 2 * Self.margin)
        frame = CGRect(
            x: (corner.x + Self.offset.dx).rounded(), y: max(1, (corner.y + Self.offset.dy).rounded()),
            width: width.rounded(.up), height: Self.height)
        label.frame = bounds
    }
}
