/// The button at the left of a navigation bar that leads to the item before.
@MainActor final class BackButton: UIControl {
    let chevron = UIImageView(image: BarSymbols.back)
    let label = UILabel()
    /// The x of the title's left edge within the button, in points.
    static let labelLeft: CGFloat = 27
    private static let chevronLeft: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        label.font = .systemFont(ofSize: 17)
        addSubview(chevron)
        addSubview(label)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }
    override var primaryEvent: Event { .touchUpInside }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func stateDidChange() {
        label.alpha = isHighlighted ? 0.2 : 1
        chevron.alpha = isHighlighted ? 0.2 : 1
    }

    /// Shows `title`, or "Back" where that does not fit into `width` points, or no text where neither fits.
    func show(_ title: String, within width: CGFloat) {
        label.text = title
        if Self.labelLeft + label.intrinsicContentSize.width > width { label.text = "Back" }
        if Self.labelLeft + label.intrinsicContentSize.width > width { label.text = "" }
        bounds.size = CGSize(width: wantedWidth, height: bounds.height)
    }

    var wantedWidth: CGFloat { Self.labelLeft + label.intrinsicContentSize.width + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mark = chevron.image?.size ?? .zero
        let words = label.intrinsicContentSize
        let place = { (rect: CGRect) in (rect.size, CGPoint(x: rect.midX, y: rect.midY)) }
        (chevron.bounds.size, chevron.center) = place(
            onPixels(
                CGRect(
                    x: Self.chevronLeft, y: (bounds.height - mark.height) / 2, width: mark.width, height: mark.height)))
        (label.bounds.size, label.center) = place(
            onPixels(
                CGRect(
                    x: Self.labelLeft, y: (bounds.height - words.height) / 2, width: words.width, height: words.height))
        )
    }
}
