/// Animations that run together in the time space of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations; their delegates and `isRemovedOnCompletion` are not used, and what is longer than the group is cut.
    open var animations: [CAAnimation]?

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }
}
