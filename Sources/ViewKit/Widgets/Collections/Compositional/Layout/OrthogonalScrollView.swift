/// The cells of one orthogonal section of a collection.
final class OrthogonalScrollView: UIScrollView {
    /// The index of the section, which changes as others come and go.
    var section: Int
    /// The offset at which attributes were loaded last; nil before that.
    var loadedOffset: CGFloat?
    private var row: OrthogonalRow?
    private weak var collection: UICollectionView?

    init(_ section: Int, of collection: UICollectionView) {
        self.section = section
        self.collection = collection
        super.init(frame: .zero)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    /// The offset from the row's start in the direction in which x and y grow.
    var offset: CGFloat { isAcross(.x) ? contentOffset.x : contentOffset.y }

    private func isAcross(_ axis: ScrollAxis) -> Bool { collection?.plan.orthogonalAxis != axis.other }

    /// Takes the frame and the behaviour of `row`; the first time also the offset, or where that is nil the row's start.
    func update(_ row: OrthogonalRow, offset: CGFloat?) {
        let isFirst = self.row == nil
        self.row = row
        if frame != row.frame { frame = row.frame }
        if contentSize != row.contentSize { contentSize = row.contentSize }
        decelerationRate = row.rate
        bounces = row.bounces
        alwaysBounceHorizontal = row.alwaysBounces && isAcross(.x)
        alwaysBounceVertical = row.alwaysBounces && isAcross(.y)
        guard isFirst else { return }
        let position = limited(offset ?? row.start, isAcross(.x) ? .x : .y)
        contentOffset = isAcross(.x) ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { collection?.rowScrolled(self) }
        }
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let row else { return target }
        let axis: ScrollAxis = isAcross(.x) ? .x : .y
        let sign: CGFloat = row.isMirrored ? -1 : 1
        let rest = row.stops.target(
            proposed: row.start + sign * target[axis], current: row.start + sign * contentOffset[axis],
            velocity: sign * velocity[axis])
        var result = target
        result[axis] = row.start + sign * rest
        return result
    }
}
