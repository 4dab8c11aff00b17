/// What lies behind the contents of a bar of any kind: its own colours, or the appearances in place of them.
@MainActor final class BarBacking<Appearance: UIBarAppearance> {
    let appearances: BarAppearances<Appearance>
    /// Shows all of it, at the bottom of the bar.
    private(set) var view = BarBackground()
    /// The appearances of the item that the bar shows, which count before the bar's.
    private(set) var item: BarAppearances<Appearance>?
    /// The colour of the ground; nil for the system's.
    var tint: UIColor? { didSet { show() } }
    /// Whether what lies below shines through the system's ground.
    var isTranslucent = true { didSet { show() } }
    /// A picture in place of the colour, and one in place of the line with it.
    var picture: UIImage? { didSet { show() } }
    var linePicture: UIImage? { didSet { show() } }
    /// Whether the bar has little height.
    var isCompact = false { didSet { if isCompact != oldValue { show() } } }
    /// Whether a controller follows the content behind the bar; without, the bar is always over content.
    var followsContent = false { didSet { if followsContent != oldValue { show() } } }

    /// The ground over white, or black: nearly the same, and nearly opaque, so that a blur below it would not be seen.
    private static var groundColor: UIColor {
        UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 29.0 : 249) / 255, alpha: 0.94) }
    }

    init(_ copy: @escaping @MainActor (UIBarAppearance) -> Appearance) {
        appearances = BarAppearances(copy)
        show()
    }

    /// Shows everything as it is set now, of `item` what it sets.
    func show(item: BarAppearances<Appearance>?) {
        self.item = item
        leaving?.removeFromSuperview()
        leaving = nil
        view.presence = 1
        show()
    }

    private func show() { view.show(looks(of: item)) }

    /// How much the look over content shows, 0 to 1, where the bar follows content.
    var share: CGFloat {
        get { view.share }
        set { view.share = newValue }
    }

    /// The appearance of which most shows now; nil where the bar's own looks count.
    func shown(of item: BarAppearances<Appearance>?, share: CGFloat) -> Appearance? {
        followsContent && share < 0.5 ? atEdge(item) ?? over(item) : over(item)
    }

    private func over(_ item: BarAppearances<Appearance>?) -> Appearance? {
        let compact = isCompact ? item?.compact.value ?? appearances.compact.value : nil
        return compact ?? item?.standard.value ?? appearances.standard.value
    }

    private func atEdge(_ item: BarAppearances<Appearance>?) -> Appearance? {
        item?.scrollEdge.value ?? appearances.scrollEdge.value
    }

    private func looks(of item: BarAppearances<Appearance>?) -> BarBackground.Looks {
        let over = over(item)?.look ?? ownLook
        // As in UIKit since iOS 15: what has no look of its own at the edge is transparent there.
        return BarBackground.Looks(over: over, atEdge: followsContent ? atEdge(item)?.look ?? BarGround.Look() : over)
    }

    private var ownLook: BarGround.Look {
        var look = BarGround.Look(lineColor: BarGround.Look.lineColor)
        if let picture {
            (look.picture, look.linePicture) = (picture, linePicture)
        } else {
            look.color = tint?.withAlphaComponent(1) ?? (isTranslucent ? Self.groundColor : .systemBackground)
        }
        return look
    }

    /// What shows the looks of the item before, while the bar is on its way to another one.
    private var leaving: BarBackground?

    /// Lays the grounds out behind `bar`, as far as `position` says.
    func reach(behind bar: UIView, at position: UIBarPosition) {
        view.reach(behind: bar, at: position)
        leaving?.reach(behind: bar, at: position)
    }

    /// Puts the bar on its way to the looks of another item; what comes back changes them. `show(item:)` ends it.
    func startMove(to item: BarAppearances<Appearance>?, share: CGFloat) -> () -> Void {
        let old = view
        let new = looks(of: item)
        guard new != old.looks else { return { old.share = share } }
        let next = BarBackground()
        (next.isLineBelow, next.frame, next.share, next.presence) = (old.isLineBelow, old.frame, share, 0)
        next.show(new)
        next.layoutIfNeeded()
        old.superview?.insertSubview(next, aboveSubview: old)
        (view, leaving) = (next, old)
        return { (old.presence, next.presence) = (0, 1) }
    }
}
