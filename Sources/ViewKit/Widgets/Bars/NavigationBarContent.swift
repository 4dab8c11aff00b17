/// The view of one navigation item in its bar: back button, and the group of bar buttons, title and large title.
@MainActor final class NavigationBarContent: UIView {
    /// The position of the item in the stack, relative to the one that shows.
    enum Place {
        /// Not there yet, or gone: beyond the right edge, as its screen.
        case ahead
        /// On top.
        case shown
        /// Under the one on top: as far to the left as its screen, and clipped where the group on top begins.
        case behind
    }

    let item: UINavigationItem
    private let backItem: UINavigationItem?
    let backButton = BackButton()
    /// All but the back button, which stays while the group moves with its screen.
    let group = UIView()
    private let titleLabel = UILabel()
    /// Nil where the item has none.
    private let largeTitle: LargeTitleView?
    /// The height of the row of buttons, in points; what is below it is the large title's.
    var rowHeight: CGFloat = 44
    /// The height of the large title, in points, while the item comes or goes: as where it rests, however high the bar is.
    var restingTitleHeight: CGFloat?
    private var place = Place.shown
    /// The parts of the back button that the other item of a move has, too: they neither come nor go.
    private var steadyParts = SteadyParts.none
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16
    /// The height of the large title, in points, below which the title in the middle comes; a choice: nothing of the words
    /// is to be seen any more then.
    private static let titleComes: CGFloat = 16

    private enum SteadyParts {
        case none, chevron, all
    }

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, style: TitleStyle) {
        self.item = item
        self.backItem = backItem
        largeTitle = item.hasLargeTitle ? LargeTitleView() : nil
        super.init(frame: .zero)
        isOpaque = false
        group.isOpaque = false
        left = (item.leftBarButtonItems ?? []).map { BarButton($0) }
        right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
        showsBack = backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        largeTitle?.label.text = item.title
        show(style)
        addSubview(group)
        if let largeTitle { group.addSubview(largeTitle) }
        for view in left + right { group.addSubview(view) }
        group.addSubview(title)
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
        return hit === self || hit === group ? nil : hit
    }

    override func layoutSubviews() {
        group.frame = groupFrame
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
        titleLabel.alpha = 1 - largeTitleShare
    }

    /// The frame of the group, by the measured relation of two screens: the lower one follows 0.3 times as far.
    private var groupFrame: CGRect {
        let (x, width): (CGFloat, CGFloat) =
            switch place {
            case .ahead: (bounds.width, bounds.width)
            case .shown: (0, bounds.width)
            case .behind: (-0.3 * bounds.width, 0.3 * bounds.width)
            }
        // A large title keeps its height while the bar grows or shrinks.
        return CGRect(x: x, y: 0, width: width, height: max(bounds.height, rowHeight + largeTitleRoom))
    }

    var largeTitleRoom: CGFloat { restingTitleHeight ?? max(0, bounds.height - rowHeight) }

    /// The weight of the large title against the title in the middle, 0 to 1; 0 without a large title.
    private var largeTitleShare: CGFloat { largeTitle == nil ? 0 : min(1, largeTitleRoom / Self.titleComes) }

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

    /// Moves the group to where it is when the item is at `place`; needs a layout afterwards.
    func move(to place: Place) {
        self.place = place
        // At rest, title views may reach beyond the bar.
        if place == .behind { group.clipsToBounds = true }
        let alpha: CGFloat = place == .shown ? 1 : 0
        switch steadyParts {
        case .none: backButton.alpha = alpha
        case .chevron: backButton.label.alpha = alpha
        case .all: break
        }
        setNeedsLayout()
    }

    /// Shows in place of `other` what their back buttons have in common.
    func adoptBackButton(of other: NavigationBarContent) {
        guard showsBack, other.showsBack, backButton.tintColor == other.backButton.tintColor else { return }
        let hasSameWords = backButton.label.text == other.backButton.label.text
        steadyParts = hasSameWords ? .all : .chevron
        other.steadyParts = steadyParts
        other.backButton.chevron.isHidden = true
        other.backButton.label.isHidden = hasSameWords
    }

    /// Removes this view, and takes the item's own views out of it.
    func letGo() {
        if item.titleView?.superview === group { item.titleView?.removeFromSuperview() }
        for button in left + right { button.letGo() }
        removeFromSuperview()
    }
}
