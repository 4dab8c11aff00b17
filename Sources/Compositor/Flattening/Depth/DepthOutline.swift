import Graphics

/// A convex polygon of a few corners on the plane of a 3-D context, in memory of its own.
struct DepthOutline {
    /// A corner more is dropped.
    private static let limit = 16

    private var corners = InlineArray<16, SIMD2<Double>>(repeating: .zero)
    private(set) var count = 0

    private init() {}

    /// All of `quad`.
    init(_ quad: DepthQuad) {
        for index in 0..<4 { append(quad.corner(index)) }
    }

    /// The part that the cuts have left of `entry`.
    init(_ entry: DepthEntry, _ cuts: ContiguousArray<DepthCut>) {
        self.init(entry.quad)
        var index = entry.cut
        while index != 0 {
            let cut = cuts[Int(index) - 1]
            self = part(above: cut.isFar ? -cut.line : cut.line)
            index = cut.before
        }
    }

    private mutating func append(_ corner: SIMD2<Double>) {
        guard count < Self.limit else { return }
        corners[count] = corner
        count += 1
    }

    /// The part in which `line`, x · column + y · row + z, is at least 0.
    func part(above line: SIMD3<Double>) -> DepthOutline {
        var part = DepthOutline()
        clipPolygon(
            count, height: { line.x * corners[$0].x + line.y * corners[$0].y + line.z },
            keep: { part.append(corners[$0]) },
            cross: { part.append(corners[$0] + (corners[$1] - corners[$0]) * $2) })
        return part
    }

    /// The intersection of both outlines.
    func intersection(_ other: DepthOutline) -> DepthOutline {
        let runsBackwards = other.signedArea < 0
        var part = self
        for index in 0..<other.count where part.count > 0 {
            let from = other.corners[index]
            let to = other.corners[index + 1 == other.count ? 0 : index + 1]
            let direction = runsBackwards ? from - to : to - from
            part = part.part(above: SIMD3(-direction.y, direction.x, direction.y * from.x - direction.x * from.y))
        }
        return part
    }

    var area: Double { signedArea.magnitude }

    private var signedArea: Double {
        guard count > 2 else { return 0 }
        var sum = 0.0
        for index in 2..<count {
            let a = corners[index - 1] - corners[0]
            let b = corners[index] - corners[0]
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    /// The mean of the corners.
    var middle: SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        for index in 0..<count { sum += corners[index] }
        return sum / Double(max(1, count))
    }

    /// The least and the most of `line`, x · column + y · row + z, inside.
    func range(of line: SIMD3<Double>) -> (low: Double, high: Double) {
        var low = Double.infinity
        var high = -Double.infinity
        for index in 0..<count {
            let value = line.x * corners[index].x + line.y * corners[index].y + line.z
            low = min(low, value)
            high = max(high, value)
        }
        return (low, high)
    }
}
