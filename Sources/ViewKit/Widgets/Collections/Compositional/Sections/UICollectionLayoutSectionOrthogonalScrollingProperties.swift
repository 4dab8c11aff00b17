/// Further properties of a section that scrolls across the direction of its layout.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate at which the content slows down.
    public enum DecelerationRate: Int, Sendable {
        /// That which suits the behaviour.
        case automatic
        /// That of scroll views.
        case normal
        /// A shorter one.
        case fast
    }

    /// The cases in which the content can be pulled beyond its ends.
    public enum Bounce: Int, Sendable {
        /// Where it is longer than the section.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The rate at which the content slows down; `.automatic` by default.
    public var decelerationRate = DecelerationRate.automatic
    /// The cases in which the content can be pulled beyond its ends; `.automatic` by default.
    public var bounce = Bounce.automatic

    /// Properties of the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let result = UICollectionLayoutSectionOrthogonalScrollingProperties()
        result.decelerationRate = decelerationRate
        result.bounce = bounce
        return result
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties: @preconcurrency NSCopying {}
