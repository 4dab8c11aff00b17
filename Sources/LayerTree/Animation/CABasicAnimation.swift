/// An animation from one value to another.
///
/// Values are what the property holds: a number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, each in an `NSValue` or
/// not, or a `CGColor`. One that is missing is taken from what the layer shows without the animation, following the
/// documented combinations. Where one is of another kind, or not finite, nothing changes.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between the values at the end and at the start.
    open var byValue: Any?

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }
}
