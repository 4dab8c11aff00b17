import Graphics

/// Two transforms between which an animation goes, taken apart once.
final class TransformInterval: Sendable {
    private let start, end: TransformParts

    /// Nil for values that are no transforms, that are equal, or that cannot be taken apart.
    init?(from: AnimationValue, to: AnimationValue) {
        guard case .transform(let from) = from, case .transform(let to) = to, !CATransform3DEqualToTransform(from, to),
            let start = TransformParts(from), let end = TransformParts(to)
        else { return nil }
        self.start = start
        self.end = end
    }

    /// The transform at `fraction`, 0 at the start and 1 at the end.
    func value(at fraction: Double) -> CATransform3D { start.interpolated(to: end, by: fraction).transform }
}
