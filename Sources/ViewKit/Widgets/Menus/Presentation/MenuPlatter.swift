/// The panel of one menu, which grows out of a point, and scrolls where it is longer than its place.
final class MenuPlatter: UIView {
    /// The menus from the first one to the panel's own.
    private(set) var path: [UIMenu]
    /// The menu of whose actions one at most is on, in the menus around; nil where there is none.
    let selector: UIMenu?
    /// The place of the panel, and the point of it out of which it grows.
    private(set) var placement = MenuPlacement()
    private let isReversed: Bool
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []
    private let clip = UIView()
    private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let scroll = UIScrollView()
    private let shade = UIView()
    private(set) var rows: MenuRows
    /// Called when elements have come, and the height may be another one.
    var whenResized: () -> Void = {}

    /// A panel of the last menu of `path`; in reverse the first element is the lowest.
    init(_ path: [UIMenu], selector: UIMenu?, isReversed: Bool) {
        self.path = path
        self.selector = selector
        self.isReversed = isReversed
        rows = MenuRows(
            MenuContents([], selector: nil, loaded: [:], isReversed: false), title: "", isSubmenu: false)
        super.init(frame: .zero)
        isOpaque = false
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 32
        clip.layer.cornerRadius = MenuLook.radius
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        clip.isOpaque = false
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        scroll.delaysContentTouches = false
        scroll.alwaysBounceVertical = false
        addSubview(clip)
        for view in [effect, scroll, shade] { clip.addSubview(view) }
        accessibilityViewIsModal = true
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// The height of all of the rows at `width`, in points.
    func height(width: CGFloat) -> CGFloat { rows.height(width: width) }

    /// Shows `menu` in place of the panel's own.
    func exchange(for menu: UIMenu) {
        path[path.count - 1] = menu
        requested = []
        loaded = [:]
        rebuild()
    }

    /// Makes the rows anew, and asks for the elements that are not there.
    func rebuild() {
        guard let menu = path.last else { return }
        let contents = MenuContents(path, selector: selector, loaded: loaded, isReversed: isReversed)
        for loop in contents.loops {
            layerContext.faults.report(
                loop,
                "the menu \"\(loop.title)\" lies in itself; it was left out there. Give it children that are other menus."
            )
        }
        rows.removeFromSuperview()
        rows = MenuRows(contents, title: menu.title, isSubmenu: path.count > 1)
        rows.semanticContentAttribute = semanticContentAttribute
        scroll.addSubview(rows)
        setNeedsLayout()
        for deferred in contents.missing where requested.insert(ObjectIdentifier(deferred)).inserted { load(deferred) }
    }

    private func load(_ deferred: UIDeferredMenuElement) {
        deferred.load { [weak self] elements in
            guard let self, path.isEmpty == false else { return }
            loaded[ObjectIdentifier(deferred)] = elements
            rebuild()
            whenResized()
        }
    }

    /// Puts the panel where `placement` has it.
    func place(_ placement: MenuPlacement) {
        self.placement = placement
        setNeedsLayout()
    }

    /// Shows the panel `progress` of the way out of its point, 0 to 1 and beyond, moved by `offset`; one below another panel is
    /// `depth` panels deep. Without motion it only fades.
    func show(_ progress: CGFloat, offset: CGPoint = .zero, depth: CGFloat = 0, isCalm: Bool) {
        let opacity = min(1, max(0, progress))
        let scale = (isCalm ? 1 : max(0.01, 0.2 + 0.8 * progress)) * (1 - 0.04 * depth)
        layer.anchorPoint = placement.anchor
        bounds.size = placement.frame.size
        center = CGPoint(
            x: placement.frame.minX + placement.anchor.x * placement.frame.width + offset.x,
            y: placement.frame.minY + placement.anchor.y * placement.frame.height + offset.y)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        effect.strength = opacity
        scroll.alpha = opacity
        shade.alpha = 0.12 * min(1, depth) * opacity
        layer.shadowOpacity = 0.2 * Float(opacity)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuLook.radius).cgPath
        isUserInteractionEnabled = progress > 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows.semanticContentAttribute = semanticContentAttribute
        for view in [clip, effect, scroll, shade] { view.frame = bounds }
        let height = height(width: bounds.width)
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        scroll.isScrollEnabled = height > bounds.height + 0.5
        rows.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }

    /// The row or tile at `point`, in coordinates of `view`; nil where there is none that can be chosen.
    func target(at point: CGPoint, in view: UIView) -> MenuTarget? {
        guard clip.bounds.contains(clip.convert(point, from: view)) else { return nil }
        return rows.targets.first { $0.isSelectable && $0.bounds.contains($0.convert(point, from: view)) }
    }

    /// Whether `point`, in coordinates of `view`, is on the row that leads back.
    func leadsBack(at point: CGPoint, in view: UIView) -> Bool {
        rows.header.map { $0.bounds.contains($0.convert(point, from: view)) } ?? false
    }

    /// Highlights `target` alone.
    func highlight(_ target: MenuTarget?) { for row in rows.targets { row.isHighlighted = row === target } }
}
