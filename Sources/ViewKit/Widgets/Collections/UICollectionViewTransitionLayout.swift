/// A layout between two others, whose progress a gesture sets.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` makes one and arranges the items by it.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start.
    public final let currentLayout: UICollectionViewLayout
    /// The layout at the end.
    public final let nextLayout: UICollectionViewLayout
    /// The progress from the one to the other, 0 to 1, and beyond where a gesture goes further; 0 at first.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }
    private final var animatedValues: [String: CGFloat] = [:]

    /// A layout from `currentLayout` to `newLayout`, at the start.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// Keeps a value that changes with the progress, such as a distance of the gesture.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// The value that was kept last; 0 before the first one.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    /// Prepares both layouts, where they were invalidated.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] { layout.prepareIfNeeded() }
    }

    /// The size between those of both layouts, in points.
    open override var collectionViewContentSize: CGSize {
        let start = currentLayout.collectionViewContentSize
        let end = nextLayout.collectionViewContentSize
        return CGSize(
            width: max(0, between(start.width, end.width)), height: max(0, between(start.height, end.height)))
    }

    /// The attributes of what either layout has in `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var keys: Set<ElementKey> = []
        let elements = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        return elements.filter { keys.insert($0.key).inserted }.compactMap { interpolatedAttributes(of: $0.key) }
    }

    /// The attributes between those of both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(of: ElementKey(kind: nil, path: indexPath))
    }

    /// The attributes between those of both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(of: ElementKey(kind: elementKind, path: indexPath))
    }

    /// Whether one of the layouts changes with the bounds; it is prepared anew then.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let changed = [currentLayout, nextLayout].filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
        for layout in changed { layout.isPrepared = false }
        return !changed.isEmpty
    }

    // MARK: Interpolation

    private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    /// Returns the attributes between those of both layouts; an element that only one of them has fades in its place.
    private func interpolatedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let start = currentLayout.attributes(of: key)
        let end = nextLayout.attributes(of: key)
        guard let nearer = transitionProgress < 0.5 ? start ?? end : end ?? start,
            let result = nearer.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        result.alpha = min(1, max(0, between(start?.alpha ?? 0, end?.alpha ?? 0)))
        guard let start, let end else { return result }
        result.center = CGPoint(
            x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        result.size = CGSize(
            width: max(0, between(start.size.width, end.size.width)),
            height: max(0, between(start.size.height, end.size.height)))
        result.transform3D = CATransform3D.interpolated(
            from: start.transform3D, to: end.transform3D, by: transitionProgress)
        return result
    }
}

extension CATransform3D {
    /// Returns the transform at `fraction` from `start` to `end`, as an animation shows it.
    fileprivate static func interpolated(
        from start: CATransform3D, to end: CATransform3D, by fraction: CGFloat
    ) -> CATransform3D {
        guard
            case .transform(let result) = AnimationValue.transform(start).interpolated(
                to: .transform(end), by: fraction)
        else { return end }
        return result
    }
}
