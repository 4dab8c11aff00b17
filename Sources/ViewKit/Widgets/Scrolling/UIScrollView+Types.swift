import Motion

extension UIScrollView {
    /// The way in which a drag ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// None.
        case none
        /// When the drag begins.
        case onDrag
        /// When the finger comes to the keyboard, which takes no room here, so that it never does.
        case interactive
        /// As `onDrag`; the view above the keyboard goes too.
        case onDragWithAccessory
        /// As `interactive`.
        case interactiveWithAccessory

        /// Whether the begin of a drag ends it.
        var endsEditingOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    }

    /// The rate at which content slows down after the finger has left it.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the speed that is left after a millisecond, between 0 and 1; others count as `normal`.
        public let rawValue: CGFloat

        /// A rate of that fraction per millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998: a flick of 1,000 points per second goes 499.5 points.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: a flick of 1,000 points per second goes 99.5 points.
        public static let fast = DecelerationRate(rawValue: 0.99)

        var decay: Decay { Decay(decelerationRate: rawValue) ?? .normal }
    }

    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in the light appearance, light in the dark one.
        case `default`
        /// Black.
        case black
        /// White.
        case white

        var color: UIColor {
            let black = UIColor(white: 0, alpha: 0.35)
            let white = UIColor(white: 1, alpha: 0.5)
            return switch self {
            case .default: UIColor { $0.userInterfaceStyle == .dark ? white : black }
            case .black: black
            case .white: white
            }
        }
    }

    /// The cases in which the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll, and at top and bottom also in a navigation or tab bar controller.
        case automatic
        /// Along the axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }
}
