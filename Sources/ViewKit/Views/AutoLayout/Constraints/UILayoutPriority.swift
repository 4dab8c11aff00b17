/// The rank of a constraint, 1 to 1000: the stronger is satisfied first, whatever the number of weaker ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float

    /// The priority of that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of that number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The compression resistance of content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Drags that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene's request to keep its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Drags that do not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The hugging of content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The target size of `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
    /// Whether `lhs` yields to `rhs`.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The priority above by `rhs`.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// The priority below by `rhs`.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }
}
