/// The place that bars cover at the upper or lower end of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of what bars and the screen's edge cover, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guides that stood for bars before there were safe areas: they lie in the controller's view, outside of its safe area.
extension UIViewController {
    /// The part of the view above its safe area.
    public final var topLayoutGuide: any UILayoutSupport {
        view.guide(\.upperBars) { BarLayoutGuide(in: $0, isUpper: true) }
    }

    /// The part of the view below its safe area.
    public final var bottomLayoutGuide: any UILayoutSupport {
        view.guide(\.lowerBars) { BarLayoutGuide(in: $0, isUpper: false) }
    }
}

/// A guide at one end of its view, as high as the safe area's inset there.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isUpper: Bool

    init(in view: UIView, isUpper: Bool) {
        self.isUpper = isUpper
        super.init()
        identifier = isUpper ? "topLayoutGuide" : "bottomLayoutGuide"
        owningView = view
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isUpper ? insets.top : insets.bottom
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? {
        let bounds = owner.bounds
        return CGRect(
            x: bounds.minX, y: isUpper ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
    }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        switch part {
        case .minX: LayoutPin(constant: 0)
        case .minY: isUpper ? LayoutPin(constant: 0) : LayoutPin(ratio: 1, constant: -length)
        case .width: LayoutPin(ratio: 1, constant: 0)
        case .height: LayoutPin(constant: length)
        }
    }
}
