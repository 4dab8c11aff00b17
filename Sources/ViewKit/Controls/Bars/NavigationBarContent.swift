/// What a navigation bar shows of one item: back button, buttons at both sides, title.
@MainActor final class NavigationBarContent: UIView {
    /// Where the item is in the stack, seen from the one that shows.
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
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, style: TitleStyle) {
        (self.item, self.backItem) = (item, backItem)
        super.init(frame: .zero)
        isOpaque = false
        left = (item.leftBarButtonItems ?? []).map { BarButton($0) }
        right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
        showsBack = backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        titleLabel.text = item.title
        titleLabel.font = style.font
        titleLabel.textColor = style.color
        titleLabel.textAlignment = .center
        for view in left + right { addSubview(view) }
        addSubview(title)
        if showsBack { addSubview(backButton) }
        if let tint = backItem?.backBarButtonItem?.tintColor { backButton.tintColor = tint }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    private(set) var showsBack = false

    /// What stands in the middle.
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
        let height = bounds.height
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
    }

    private var titleWidth: CGFloat { item.titleView?.bounds.width ?? titleLabel.intrinsicContentSize.width }

    /// The title stands in the middle of the bar, or as close to it as the room from `start` to `end` allows.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let size = item.titleView?.bounds.size ?? titleLabel.intrinsicContentSize
        let width = min(size.width, max(0, end - start))
        let x = min(max(start, bounds.midX - width / 2), max(start, end - width))
        let rect = onPixels(CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height))
        put(title, rect)
    }

    private func onPixels(_ rect: CGRect) -> CGRect { backButton.onPixels(rect) }

    /// Gives `view`, which may be transformed, the frame `rect`.
    private func put(_ view: UIView, _ rect: CGRect) {
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Moves and fades everything to where it is when the item is at `place`; needs a layout before.
    func move(to place: Place) {
        let center = bounds.midX
        var titleShift: CGFloat = 0
        var labelShift: CGFloat = 0
        switch place {
        case .ahead:
            titleShift = center
            labelShift = center - BackButton.labelLeft - backButton.label.bounds.width / 2
        case .shown: break
        case .behind:
            titleShift = BackButton.labelLeft + titleLabel.bounds.width / 2 - center
            labelShift = -BackButton.labelLeft - backButton.label.bounds.width
        }
        title.transform = CGAffineTransform(translationX: titleShift, y: 0)
        backButton.label.transform = CGAffineTransform(translationX: labelShift, y: 0)
        let alpha: CGFloat = place == .shown ? 1 : 0
        let middle: [UIView] = [title, backButton]
        for view in middle + (left as [UIView]) + (right as [UIView]) { view.alpha = alpha }
    }

    /// Goes, and leaves the views that are not its own as they were.
    func letGo() {
        item.titleView?.transform = .identity
        item.titleView?.alpha = 1
        if item.titleView?.superview === self { item.titleView?.removeFromSuperview() }
        for button in left + right { button.letGo() }
        removeFromSuperview()
    }
}
