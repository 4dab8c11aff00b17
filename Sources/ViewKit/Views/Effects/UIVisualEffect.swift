/// An effect that a visual-effect view applies to what is below it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// An effect that does nothing.
    public override init() { super.init() }

    /// The effect itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
