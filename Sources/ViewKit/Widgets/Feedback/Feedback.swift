/// A haptic event of a feedback generator.
package enum Feedback: Hashable, Sendable, CustomStringConvertible {
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case notification(UINotificationFeedbackGenerator.FeedbackType)

    /// In words, such as "heavy impact, 50 %".
    package var description: String {
        switch self {
        case .selection: "selection"
        case .impact(let style, intensity: 1): "\(style) impact"
        case .impact(let style, let intensity): "\(style) impact, \(Int((intensity * 100).rounded())) %"
        case .notification(let type): "\(type)"
        }
    }
}
