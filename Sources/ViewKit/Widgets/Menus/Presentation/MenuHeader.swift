/// The title of a menu above its rows; that of a menu within a menu leads back by a tap.
final class MenuHeader: UIView {
    private let label = UILabel()
    private let mark: MenuMark?

    init(_ title: String, leadsBack: Bool) {
        mark = leadsBack ? MenuMark(.down) : nil
        super.init(frame: .zero)
        isOpaque = false
        label.text = title
        label.font = leadsBack ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = leadsBack ? .label : .secondaryLabel
        addSubview(label)
        if let mark { addSubview(mark) }
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = leadsBack ? .button : .header
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// The height, in points.
    var height: CGFloat {
        mark == nil
            ? max(MenuLook.headerHeight, (label.intrinsicContentSize.height + 16).rounded(.up))
            : max(MenuLook.rowHeight, (label.intrinsicContentSize.height + 20).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = MenuLook.margin + (mark == nil ? 0 : MenuLook.markColumn)
        let width = max(0, bounds.width - leading - MenuLook.trailing)
        label.textAlignment = isMirrored ? .right : .left
        label.frame = CGRect(x: isMirrored ? MenuLook.trailing : leading, y: 0, width: width, height: bounds.height)
        let x = MenuLook.markMargin
        mark?.frame = CGRect(
            x: isMirrored ? bounds.width - x - MenuMark.side : x, y: (bounds.height - MenuMark.side) / 2,
            width: MenuMark.side, height: MenuMark.side)
    }
}
