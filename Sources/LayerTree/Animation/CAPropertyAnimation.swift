/// An animation of the property that a key path names.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `position`, `opacity` or `transform.rotation.z`; others do nothing.
    open var keyPath: String?
    /// Whether the animated value is added to what the layer has, instead of replacing it.
    open var isAdditive = false
    /// Whether each repetition goes on from the value with which the one before it ended.
    open var isCumulative = false
    /// The function that turns the animated values into a transform, for key paths of whole transforms only; nil for
    /// the values as they are.
    open var valueFunction: CAValueFunction?

    /// An animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }
}
