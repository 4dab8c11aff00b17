/// A row of a menu: a mark, a title with a subtitle, and an image or a chevron.
final class MenuRow: MenuTarget {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let image = UIImageView(frame: .zero)
    private let mark = MenuMark()
    private let chevron: MenuMark?
    private let indicator: UIActivityIndicatorView?
    /// Whether the column of marks is kept free.
    var hasMarks = false { didSet { if hasMarks != oldValue { setNeedsLayout() } } }

    override init(_ element: UIMenuElement?, selector: UIMenu?) {
        chevron = element is UIMenu ? MenuMark(.forward) : nil
        indicator = element == nil ? UIActivityIndicatorView(style: .medium) : nil
        super.init(element, selector: selector)
        title.font = .preferredFont(forTextStyle: .body)
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
        }
        image.contentMode = .scaleAspectFit
        indicator?.startAnimating()
        for view in [title, subtitle, image, mark, chevron, indicator] as [UIView?] {
            if let view { addSubview(view) }
        }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        super.refresh()
        title.text = element?.title ?? "Loading…"
        title.textColor = element == nil ? .secondaryLabel : color
        subtitle.text = element?.subtitle
        subtitle.isHidden = element?.subtitle?.isEmpty ?? true
        image.image = (action?.shownImage ?? element?.image)?.suited(to: UIImage.SymbolConfiguration(scale: .medium))
        image.tintColor = color
        mark.color = color
        chevron?.color = color
        switch action?.state ?? .off {
        case .off: mark.shape = nil
        case .on: mark.shape = .check
        case .mixed: mark.shape = .dash
        }
        setNeedsLayout()
    }

    /// Whether a mark or a chevron shows in front of the title.
    var showsMark: Bool { mark.shape != nil || chevron != nil }

    /// The room at the ends of the texts: in front of them, and behind them.
    private var insets: (leading: CGFloat, trailing: CGFloat) {
        let hasImage = image.image != nil || indicator != nil
        return (
            MenuLook.margin + (hasMarks ? MenuLook.markColumn : 0),
            MenuLook.margin + (hasImage ? MenuLook.imageSide + 8 : 0)
        )
    }

    /// The heights of title and subtitle between the insets.
    private func heights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: max(0, width - insets.leading - insets.trailing), height: .infinity)
        return (title.sizeThatFits(room).height, subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height)
    }

    override func height(width: CGFloat) -> CGFloat {
        let heights = heights(width: width)
        return max(MenuLook.rowHeight, (heights.title + heights.subtitle + 2 * 11).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let heights = heights(width: bounds.width)
        let width = max(0, bounds.width - insets.leading - insets.trailing)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        }
        for label in [title, subtitle] { label.textAlignment = isMirrored ? .right : .left }
        let top = ((bounds.height - heights.title - heights.subtitle) / 2).rounded()
        place(title, insets.leading, top, CGSize(width: width, height: heights.title))
        place(subtitle, insets.leading, top + heights.title, CGSize(width: width, height: heights.subtitle))
        let side = MenuLook.imageSide
        let end = bounds.width - MenuLook.margin - side
        place(image, end, (bounds.height - side) / 2, CGSize(width: side, height: side))
        if let indicator { place(indicator, end, (bounds.height - indicator.bounds.height) / 2, indicator.bounds.size) }
        for mark in [mark, chevron] {
            guard let mark else { continue }
            mark.isMirrored = isMirrored && mark === chevron
            place(mark, MenuLook.margin - 4, (bounds.height - MenuMark.side) / 2, mark.bounds.size)
        }
    }
}
