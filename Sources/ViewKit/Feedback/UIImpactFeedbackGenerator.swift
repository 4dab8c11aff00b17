/// Feedback for things that hit each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits.
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

    /// Knocks as hard as the style allows.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Knocks with `intensity`, 0 to 1; beyond, it counts as the nearer of the two.
    open func impactOccurred(intensity: CGFloat) {
        FeedbackListener.current.onFeedback(.impact(style, intensity: min(1, max(0, intensity))))
    }
}
