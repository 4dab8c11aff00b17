/// The background of a bar of any kind: its own colours, or the appearances in place of them.
@MainActor final class BarBacking<Appearance: UIBarAppearance> {
    let appearances: BarAppearances<Appearance>
    /// The view of the background, below the contents of the bar.
    private(set) var view = BarBackground()
    /// The appearances of the item that the bar shows, which override the bar's.
    private(set) var item: BarAppearances<Appearance>?
    /// The colour of the background; nil for the system's.
    var tint: UIColor? { didSet { show() } }
    /// Whether content below shines through the system's background.
    var isTranslucent = true { didSet { show() } }
    /// An image in place of the colour, and one in place of the line with it.
    var picture: UIImage? { didSet { show() } }
    var linePicture: UIImage? { didSet { show() } }
    /// Whether the bar has little height.
    var isCompact = false { didSet { if isCompact != oldValue { show() } } }
    /// Whether a controller follows the content behind the bar; without, the bar is always over content.
    var followsContent = false { didSet { if followsContent != oldValue { show() } } }

    /// The background over white, or black: nearly the same, and so opaque that a blur below it would not be seen.
    private static var groundColor: UIColor {
        UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 29.0 : 249) / 255, alpha: 0.94) }
    }

    init(_ copy: @escaping @MainActor (UIBarAppearance) -> Appearance) {
        appearances = BarAppearances(copy)
        show()
    }

    /// Applies the current settings, with the appearances of `item` where it has any; ends a transition.
    func show(item: BarAppearances<Appearance>?) {
        self.item = item
        leaving?.removeFromSuperview()
        leaving = nil
        view.presence = 1
        show()
    }

    private func show() { view.show(looks(of: item)) }

    /// The weight of the look over content, 0 to 1, where the bar follows content.
    var share: CGFloat {
        get { view.share }
        set { view.share = newValue }
    }

    /// The appearance with the greater weight; nil where the bar's own colours are in effect.
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
            look.picture = picture
            look.linePicture = linePicture
        } else {
            look.color = tint?.withAlphaComponent(1) ?? (isTranslucent ? Self.groundColor : .systemBackground)
        }
        return look
    }

    /// The background of the previous item during a transition to other looks; nil otherwise.
    private var leaving: BarBackground?

    /// Lays the backgrounds out behind `bar`, as far as `position` determines.
    func reach(behind bar: UIView, at position: UIBarPosition) {
        view.reach(behind: bar, at: position)
        leaving?.reach(behind: bar, at: position)
    }

    /// Begins a transition to the looks of another item; the closure that it returns sets the final values, for an
    /// animation. `show(item:)` ends the transition.
    func startMove(to item: BarAppearances<Appearance>?, share: CGFloat) -> () -> Void {
        let old = view
        let new = looks(of: item)
        guard new != old.looks else { return { old.share = share } }
        let next = BarBackground()
        next.isLineBelow = old.isLineBelow
        next.frame = old.frame
        next.share = share
        next.presence = 0
        next.show(new)
        next.layoutIfNeeded()
        old.superview?.insertSubview(next, aboveSubview: old)
        view = next
        leaving = old
        return {
            old.presence = 0
            next.presence = 1
        }
    }
}
