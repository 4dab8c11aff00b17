/// The two ends of a basic animation, as far as they are given.
final class AnimationInterval {
    private let from: AnimationValue?
    private let to: AnimationValue?
    private let by: AnimationValue?
    /// The two ends, where both are transforms.
    private let transforms: TransformInterval?

    /// Nil where an end is given that is not of `kind`.
    @MainActor init?(_ animation: CABasicAnimation, kind: AnimationValue, _ parse: (Any?) -> AnimationValue?) {
        let ends = [animation.fromValue, animation.toValue, animation.byValue].map { ($0 != nil, parse($0)) }
        guard ends.allSatisfy({ isGiven, value in !isGiven || value?.isOfKind(of: kind) == true }) else { return nil }
        let from = ends[0].1
        let to = ends[1].1
        self.from = from
        self.to = to
        by = ends[2].1
        transforms = from.flatMap { from in to.flatMap { TransformInterval(from: from, to: $0) } }
    }

    /// The interpolated value at `fraction`, by the combinations of from, to and by that Core Animation documents;
    /// `rest` stands in for a missing end.
    func value(at fraction: Double, from rest: AnimationValue) -> AnimationValue {
        if let transforms { return .transform(transforms.value(at: fraction)) }
        let (start, end) = ends(from: rest)
        return start.interpolated(to: end, by: fraction)
    }

    /// The two ends, by the same combinations.
    func ends(from rest: AnimationValue) -> (start: AnimationValue, end: AnimationValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, by.added(to: from))
        case (nil, let to?, let by?): (to.difference(from: by) ?? rest, to)
        case (let from?, nil, nil): (from, rest)
        case (nil, let to?, nil): (rest, to)
        case (nil, nil, let by?): (rest, by.added(to: rest))
        case (nil, nil, nil): (rest, rest)
        }
    }
}
