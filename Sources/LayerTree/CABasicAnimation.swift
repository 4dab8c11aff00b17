/// An animation from one value to another.
///
/// Values are what the property holds: a number, `CGPoint`, `CGSize`, `CGRect`, `CGColor` or `CATransform3D`. One that is
/// missing is taken from what the layer shows without the animation, following the documented combinations.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// Where the animation starts.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How far it goes.
    open var byValue: Any?

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// The way gone after `time` of `duration` seconds: 0 at the start, 1 at the end.
    func fraction(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        let linear = duration > 0 ? time / duration : 1
        return timingFunction.map { $0.curve.value(at: linear) } ?? linear
    }
}
