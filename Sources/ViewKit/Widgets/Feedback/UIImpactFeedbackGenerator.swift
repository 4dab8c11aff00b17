/// Feedback for things that hit each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or the hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light
        /// Something of middling weight.
        case medium
        /// Something heavy.
        case heavy
        /// Something soft.
        case soft
        /// Something hard.
        case rigid
    }

    private let style: FeedbackStyle

    /// A generator for medium things.
    public override init() {
        style = .medium
        super.init()
    }

    /// A generator for things of that style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Triggers an impact at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Triggers an impact with `intensity`, 0 to 1; values beyond are limited.
    open func impactOccurred(intensity: CGFloat) {
        FeedbackListener.current.onFeedback(.impact(style, intensity: min(1, max(0, intensity))))
    }
}
