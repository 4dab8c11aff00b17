/// The mapping from pointer positions to progress, learnt from pairs of both.
///
/// A gesture's code computes progress from positions in its own manner; near the newest pair the mapping is taken as
/// linear.
struct ProgressMapping {
    private var pairs: [(position: SIMD2<Double>, progress: Double)] = []
    private static let capacity = 6

    init() { pairs.reserveCapacity(Self.capacity + 1) }

    /// The newest position; nil before the first pair.
    var newestPosition: SIMD2<Double>? { pairs.last?.position }

    /// Adds the pair of a pointer's `position` and the `progress` there; `isLifted` where the pointer is up. Of consecutive
    /// pairs at one position only the newest counts.
    ///
    /// Progress that changes where the pointer was lifted says nothing of travel: earlier pairs change by as much.
    mutating func add(_ position: SIMD2<Double>, progress: Double, isLifted: Bool = false) {
        if let last = pairs.last, last.position == position {
            let shift = progress - last.progress
            if isLifted { for index in pairs.indices { pairs[index].progress += shift } }
            pairs.removeLast()
        }
        pairs.append((position, progress))
        if pairs.count > Self.capacity { pairs.removeFirst() }
    }

    /// Progress per point of travel, as a vector; zero until two positions are known.
    ///
    /// It is the shortest vector that fits the pairs best (least squares with a vanishing ridge), so a straight drag
    /// gives the slope along its own direction. Pairs whose progress stands still at the limit 0 are left out.
    var gradient: SIMD2<Double> {
        guard let newest = pairs.last else { return .zero }
        var xx = 0.0
        var xy = 0.0
        var yy = 0.0
        var moment = SIMD2<Double>.zero
        for pair in pairs.dropLast() where pair.progress > 0 || newest.progress > 0 {
            let step = pair.position - newest.position
            xx += step.x * step.x
            xy += step.x * step.y
            yy += step.y * step.y
            moment += step * (pair.progress - newest.progress)
        }
        let ridge = (xx + yy) * 1e-9
        guard ridge > 0 else { return .zero }
        let a = xx + ridge
        let c = yy + ridge
        let determinant = a * c - xy * xy
        guard determinant > 0 else { return .zero }
        return SIMD2(c * moment.x - xy * moment.y, a * moment.y - xy * moment.x) / determinant
    }

    /// The distance from the newest position to the furthest one that is kept, in points.
    var reach: Double {
        guard let newest = pairs.last else { return 0 }
        var square = 0.0
        for pair in pairs {
            let step = pair.position - newest.position
            square = max(square, (step * step).sum())
        }
        return square.squareRoot()
    }

    /// Points of travel from progress 0 to 1; nil where that is not known.
    var travel: Double? {
        let slope = (gradient * gradient).sum().squareRoot()
        return slope > 0 && slope.isFinite ? 1 / slope : nil
    }
}
