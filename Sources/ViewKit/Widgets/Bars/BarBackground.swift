/// The background of a bar of any kind: its own colours, or the appearances in place of them.
@MainActor final class BarBackground<Appearance: UIBarAppearance> {
    let appearances: BarAppearances<Appearance>
    /// The view of the background, below the contents of the bar.
    private(set) var view = BarBackgroundView()
    /// The appearances of the item that the bar shows, which override the bar's.
    private(set) var item: BarAppearances<Appearance>?
    /// The colour of the background; nil for the system's.
    var tint: UIColor? { didSet { show() } }
    /// Whether content below shines through the system's background.
    var isTranslucent = true { didSet { show() } }
    /// An image in place of the colour, and one in place of the line with it.
    var image: UIImage? { didSet { show() } }
    var lineImage: UIImage? { didSet { show() } }
    /// Whether the bar has little height.
    var isCompact = false { didSet { if isCompact != oldValue { show() } } }
    /// Whether a controller follows the content behind the bar; without, the bar is always over content.
    var followsContent = false { didSet { if followsContent != oldValue { show() } } }

    /// The background over white, or black: nearly the same, and so opaque that a blur below it would not be seen.
    private static var systemColor: UIColor {
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
        view.strength = 1
        show()
    }

    private func show() { view.apply(styles(of: item)) }

    /// The weight of the standard style, 0 to 1, where the bar follows content.
    var standardWeight: CGFloat {
        get { view.standardWeight }
        set { view.standardWeight = newValue }
    }

    /// The appearance with the greater weight; nil where the bar's own colours are in effect.
    func shown(of item: BarAppearances<Appearance>?, standardWeight: CGFloat) -> Appearance? {
        followsContent && standardWeight < 0.5 ? scrollEdge(item) ?? standard(item) : standard(item)
    }

    private func standard(_ item: BarAppearances<Appearance>?) -> Appearance? {
        let compact = isCompact ? item?.compact.value ?? appearances.compact.value : nil
        return compact ?? item?.standard.value ?? appearances.standard.value
    }

    private func scrollEdge(_ item: BarAppearances<Appearance>?) -> Appearance? {
        item?.scrollEdge.value ?? appearances.scrollEdge.value
    }

    private func styles(of item: BarAppearances<Appearance>?) -> BarBackgroundView.Styles {
        let standard = standard(item)?.style ?? ownStyle
        // As in UIKit since iOS 15: what has no style of its own at the edge is transparent there.
        return BarBackgroundView.Styles(
            standard: standard,
            scrollEdge: followsContent ? scrollEdge(item)?.style ?? BarBackgroundView.Surface.Style() : standard)
    }

    private var ownStyle: BarBackgroundView.Surface.Style {
        var style = BarBackgroundView.Surface.Style(lineColor: BarBackgroundView.Surface.Style.lineColor)
        if let image {
            style.image = image
            style.lineImage = lineImage
        } else {
            style.color = tint?.withAlphaComponent(1) ?? (isTranslucent ? Self.systemColor : .systemBackground)
        }
        return style
    }

    /// The background of the previous item during a transition to other styles; nil otherwise.
    private var leaving: BarBackgroundView?

    /// Lays the backgrounds out behind `bar`, as far as `position` determines.
    func place(behind bar: UIView, at position: UIBarPosition) {
        view.place(behind: bar, at: position)
        leaving?.place(behind: bar, at: position)
    }

    /// Begins a transition to the styles of another item; the closure that it returns sets the final values, for an
    /// animation. `show(item:)` ends the transition.
    func beginTransition(to item: BarAppearances<Appearance>?, standardWeight: CGFloat) -> () -> Void {
        let old = view
        let new = styles(of: item)
        guard new != old.styles else { return { old.standardWeight = standardWeight } }
        let next = BarBackgroundView()
        next.isLineBelow = old.isLineBelow
        next.frame = old.frame
        next.standardWeight = standardWeight
        next.strength = 0
        next.apply(new)
        next.layoutIfNeeded()
        old.superview?.insertSubview(next, aboveSubview: old)
        view = next
        leaving = old
        return {
            old.strength = 0
            next.strength = 1
        }
    }
}
