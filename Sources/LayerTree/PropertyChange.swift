/// What a basic animation does to one property, its objects turned into plain values once.
@MainActor struct PropertyChange {
    let property: AnimatableProperty
    private let pacing: CABasicAnimation
    private let isAdditive: Bool
    private let from: AnimationValue?
    private let to: AnimationValue?
    private let by: AnimationValue?

    /// Nil for other animations, unknown key paths and values that the property cannot hold; those change nothing.
    init?(_ animation: CAAnimation) {
        guard let basic = animation as? CABasicAnimation,
            let property = basic.keyPath.flatMap(AnimatableProperty.init(keyPath:))
        else { return nil }
        let kind = property.value(in: LayerState())
        let objects = [basic.fromValue, basic.toValue, basic.byValue].compactMap { $0 }
        guard objects.allSatisfy({ AnimationValue($0)?.isOfKind(of: kind) == true }) else { return nil }
        (self.property, pacing, isAdditive) = (property, basic, basic.isAdditive)
        from = AnimationValue(basic.fromValue)
        to = AnimationValue(basic.toValue)
        by = AnimationValue(basic.byValue)
    }

    /// Puts the value of `time` seconds into a run of `duration` into `state`.
    func apply(at time: CFTimeInterval, of duration: CFTimeInterval, to state: inout LayerState) {
        apply(fraction: pacing.fraction(at: time, of: duration), to: &state)
    }

    /// Puts what lies `fraction` of the way into `state`; a fraction that is not finite changes nothing.
    func apply(fraction: Double, to state: inout LayerState) {
        guard fraction.isFinite else { return }
        let base = property.value(in: state)
        let (start, end) = interval(around: base)
        let limited = property.clampsFraction ? min(1, max(0, fraction)) : fraction
        let value = start.interpolated(to: end, by: limited)
        property.apply(isAdditive ? value.added(to: base) : value, to: &state)
    }

    /// Start and end by the combinations that Core Animation documents, `base` standing in for what is missing.
    private func interval(around base: AnimationValue) -> (AnimationValue, AnimationValue) {
        let rest = isAdditive ? base.zero : base
        return switch (from, to, by) {
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
