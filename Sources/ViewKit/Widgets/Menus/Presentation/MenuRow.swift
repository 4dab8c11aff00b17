/// A row of a menu: a mark or a chevron, an image, and a title with a subtitle.
final class MenuRow: MenuTarget {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let image = UIImageView(frame: .zero)
    private let mark = MenuMark()
    private let chevron: MenuMark?
    private let indicator: UIActivityIndicatorView?
    /// Whether the column of marks is kept free.
    var hasMarks = false { didSet { if hasMarks != oldValue { setNeedsLayout() } } }
    /// Whether the column of images is kept free.
    var hasImages = false { didSet { if hasImages != oldValue { setNeedsLayout() } } }

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

    /// Whether an image or an activity indicator shows in front of the title.
    var showsImage: Bool { image.image != nil || indicator != nil }

    /// The distance of the column of images from the side, in points.
    private var imageMargin: CGFloat { MenuLook.margin + (hasMarks ? MenuLook.markColumn : 0) }
    /// The room in front of the texts, in points.
    private var leading: CGFloat { imageMargin + (hasImages ? MenuLook.imageColumn : 0) }

    /// The width of the texts in a row of `width` points.
    private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - leading - MenuLook.trailing) }

    /// The heights of title and subtitle between the insets.
    private func heights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: textWidth(in: width), height: .infinity)
        return (title.sizeThatFits(room).height, subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height)
    }

    override func height(width: CGFloat) -> CGFloat {
        let heights = heights(width: width)
        return max(MenuLook.rowHeight, (heights.title + heights.subtitle + 2 * 10).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let heights = heights(width: bounds.width)
        let width = textWidth(in: bounds.width)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        }
        for label in [title, subtitle] { label.textAlignment = isMirrored ? .right : .left }
        let top = ((bounds.height - heights.title - heights.subtitle) / 2).rounded()
        place(title, leading, top, CGSize(width: width, height: heights.title))
        place(subtitle, leading, top + heights.title, CGSize(width: width, height: heights.subtitle))
        let side = MenuLook.imageSide
        place(image, imageMargin, (bounds.height - side) / 2, CGSize(width: side, height: side))
        if let indicator {
            place(indicator, imageMargin, (bounds.height - indicator.bounds.height) / 2, indicator.bounds.size)
        }
        for mark in [mark, chevron] {
            guard let mark else { continue }
            mark.isMirrored = isMirrored && mark === chevron
            place(mark, MenuLook.markMargin, (bounds.height - MenuMark.side) / 2, mark.bounds.size)
        }
    }
}
