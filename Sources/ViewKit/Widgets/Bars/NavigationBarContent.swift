/// The view of one navigation item in its bar: back button, bar buttons, title, and a large title below them.
@MainActor final class NavigationBarContent: UIView {
    /// The position of the item in the stack, relative to the one that shows.
    enum Place {
        /// Not there yet, or gone: it comes from the right.
        case ahead
        /// On top.
        case shown
        /// Under the one on top, whose back button its title becomes.
        case behind
    }

    let item: UINavigationItem
    private let backItem: UINavigationItem?
    let backButton = BackButton()
    private let titleLabel = UILabel()
    /// Nil where the item has none.
    private let largeTitle: LargeTitleView?
    /// The height of the row of buttons, in points; what is below it is the large title's.
    var rowHeight: CGFloat = 44
    /// The height of the large title, in points, while the item comes or goes: as where it rests, however high the bar is.
    var restingTitleHeight: CGFloat?
    /// Whether the item behind shows its large title, which goes and comes with its screen: the back button's words, which
    /// would else come out of the middle, then stay in their place.
    var isOverLargeTitle = false
    private var place = Place.shown
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16
    /// The height of the large title, in points, below which the title in the middle comes; a choice: nothing of the words
    /// is to be seen any more then.
    private static let titleComes: CGFloat = 16

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, style: TitleStyle) {
        self.item = item
        self.backItem = backItem
        largeTitle = item.hasLargeTitle ? LargeTitleView() : nil
        super.init(frame: .zero)
        isOpaque = false
        left = (item.leftBarButtonItems ?? []).map { BarButton($0) }
        right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
        showsBack = backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        largeTitle?.label.text = item.title
        show(style)
        if let largeTitle { addSubview(largeTitle) }
        for view in left + right { addSubview(view) }
        addSubview(title)
        if showsBack { addSubview(backButton) }
        if let tint = backItem?.backBarButtonItem?.tintColor { backButton.tintColor = tint }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    private(set) var showsBack = false

    func show(_ style: TitleStyle) {
        titleLabel.font = style.title.font
        titleLabel.textColor = style.title.color
        let large = style.largeTitle
        if let label = largeTitle?.label { (label.font, label.textColor) = (large.font, large.color) }
        largeTitle?.setNeedsLayout()
        setNeedsLayout()
    }

    /// The view in the middle: the item's title view, or the title label.
    private var title: UIView { item.titleView ?? titleLabel }

    /// The words of the back button.
    private var backTitle: String {
        backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        var start = Self.margin
        let height = rowHeight
        if showsBack {
            let width = min(backButton.wantedWidth, bounds.width)
            backButton.show(backTitle, within: bounds.width / 2 - min(titleWidth, bounds.width / 2) / 2 - 8)
            put(backButton, CGRect(x: 0, y: 0, width: max(width, backButton.wantedWidth), height: height))
            start = backButton.bounds.width + 8
        }
        for button in left {
            put(button, CGRect(x: start, y: 0, width: button.wantedWidth, height: height))
            start += button.wantedWidth + Self.spacing
        }
        var end = bounds.width - Self.margin
        for button in right {
            put(button, CGRect(x: end - button.wantedWidth, y: 0, width: button.wantedWidth, height: height))
            end -= button.wantedWidth + Self.spacing
        }
        layOutTitle(from: left.isEmpty && !showsBack ? Self.margin : start, to: max(start, end))
        largeTitle?.frame = CGRect(x: 0, y: rowHeight, width: bounds.width, height: largeTitleRoom)
        titleLabel.alpha = titleAlpha
    }

    var largeTitleRoom: CGFloat { restingTitleHeight ?? max(0, bounds.height - rowHeight) }

    /// The weight of the large title against the title in the middle, 0 to 1; 0 without a large title.
    private var largeTitleShare: CGFloat { largeTitle == nil ? 0 : min(1, largeTitleRoom / Self.titleComes) }

    /// Whether the large title shows, and nothing in the middle.
    var showsLargeTitle: Bool { largeTitleShare == 1 }

    /// The alpha of the title label: 0 while the large title shows, and while the item is not on top.
    private var titleAlpha: CGFloat { place == .shown ? 1 - largeTitleShare : 0 }

    private var titleWidth: CGFloat { item.titleView?.bounds.width ?? titleLabel.intrinsicContentSize.width }

    /// The title stands in the middle of the bar, or as close to it as the room from `start` to `end` allows.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let size = item.titleView?.bounds.size ?? titleLabel.intrinsicContentSize
        let width = min(size.width, max(0, end - start))
        let x = min(max(start, bounds.midX - width / 2), max(start, end - width))
        let rect = onPixels(CGRect(x: x, y: (rowHeight - size.height) / 2, width: width, height: size.height))
        put(title, rect)
    }

    /// Gives `view`, which may be transformed, the frame `rect`.
    private func put(_ view: UIView, _ rect: CGRect) {
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Moves and fades everything to where it is when the item is at `place`; needs a layout afterwards.
    func move(to place: Place) {
        layoutIfNeeded()
        self.place = place
        let center = bounds.midX
        var titleShift: CGFloat = 0
        var labelShift: CGFloat = 0
        var largeShift: CGFloat = 0
        switch place {
        case .ahead:
            titleShift = center
            labelShift = isOverLargeTitle ? 0 : center - BackButton.labelLeft - backButton.label.bounds.width / 2
            largeShift = bounds.width
        case .shown: break
        case .behind:
            titleShift = BackButton.labelLeft + titleLabel.bounds.width / 2 - center
            labelShift = -BackButton.labelLeft - backButton.label.bounds.width
            // As far as the screen under the one that comes.
            largeShift = -0.3 * bounds.width
        }
        title.transform = CGAffineTransform(translationX: titleShift, y: 0)
        backButton.label.transform = CGAffineTransform(translationX: labelShift, y: 0)
        let alpha: CGFloat = place == .shown ? 1 : 0
        let middle = [item.titleView, backButton].compactMap { $0 }
        for view in middle + (left as [UIView]) + (right as [UIView]) { view.alpha = alpha }
        // The words in the middle change once, when the height of the bar is known.
        setNeedsLayout()
        largeTitle?.label.transform = CGAffineTransform(translationX: largeShift, y: 0)
        largeTitle?.label.alpha = place == .behind ? 0 : 1
    }

    /// Removes this view, and takes the item's own views out of it; the title view's transform and alpha are reset.
    func letGo() {
        item.titleView?.transform = .identity
        item.titleView?.alpha = 1
        if item.titleView?.superview === self { item.titleView?.removeFromSuperview() }
        for button in left + right { button.letGo() }
        removeFromSuperview()
    }
}
