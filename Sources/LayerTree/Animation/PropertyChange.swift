import RenderTree

/// The animation of one property, with its objects converted to plain values once.
///
/// A class, as a frame goes through thousands: as a structure each would be copied several times to be evaluated.
@MainActor final class PropertyChange {
    enum Trajectory {
        case interval(AnimationInterval)
        case keyframes(KeyframeTrack)
        case path(PathTrack)
        case list(ListTrack)
        case contents(ContentsTrack)
    }

    let property: AnimatableProperty
    let trajectory: Trajectory
    let pacing: Pacing
    let function: ValueFunction?
    let isAdditive: Bool
    private let isCumulative: Bool
    /// Whether the end of a run is where it started.
    private let returns: Bool

    /// Nil for other animations, unknown key paths and values that the property cannot hold; those change nothing.
    /// Images and paths that show are resources of `store`.
    init?(_ animation: CAAnimation, store: ResourceStore) {
        guard let animation = animation as? CAPropertyAnimation,
            let property = animation.keyPath.flatMap(AnimatableProperty.init(keyPath:))
        else { return nil }
        let function = animation.valueFunction?.function
        if function != nil, property.root.kind != .transform || property.part != .whole { return nil }
        let kind = function?.neutral ?? property.neutral
        guard
            let trajectory = Self.trajectory(
                of: animation, property, kind: kind, store: store, Self.parser(function))
        else { return nil }
        self.property = property
        self.trajectory = trajectory
        self.function = function
        pacing = Pacing(animation)
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        returns = animation.autoreverses
    }

    /// Returns what makes plain values of an animation's objects, before `function` where there is one.
    private nonisolated static func parser(_ function: ValueFunction?) -> (Any?) -> AnimationValue? {
        { object in function.map { $0.input(object) } ?? AnimationValue(object) }
    }

    private static func trajectory(
        of animation: CAPropertyAnimation, _ property: AnimatableProperty, kind: AnimationValue,
        store: ResourceStore, _ parse: (Any?) -> AnimationValue?
    ) -> Trajectory? {
        if property.root.kind == .image { return ContentsTrack(animation, store: store).map { .contents($0) } }
        if property.root.kind.isList {
            return ListTrack(animation, of: property.root, store: store).map { .list($0) }
        }
        return switch animation {
        case let basic as CABasicAnimation:
            AnimationInterval(basic, kind: kind, parse).map { .interval($0) }
        case let keyframes as CAKeyframeAnimation:
            if keyframes.path == nil {
                KeyframeTrack(keyframes, kind: kind, parse).map { .keyframes($0) }
            } else {
                kind.isOfKind(of: .pair(.zero)) ? PathTrack(keyframes).map { .path($0) } : nil
            }
        default: nil
        }
    }

    /// Whether the value is put on top of the transform.
    var addsTransform: Bool { isAdditive && property == AnimatableProperty(.transform) }

    /// Puts the value at `moment` of runs of `duration` seconds into `state`.
    func apply(_ moment: MediaTiming.Run, of duration: CFTimeInterval, to state: LayerPointer) {
        let fraction = pacing.fraction(at: moment.time, of: duration)
        guard isCumulative, moment.index > 0 else { return apply(fraction: fraction, to: state) }
        let end = pacing.fraction(at: returns ? 0 : duration, of: duration)
        apply(fraction: fraction, after: (moment.index, end), to: state)
    }

    /// Sets the property in `state` to the value at `fraction`, on top of whole `runs` that each ended at another
    /// fraction.
    ///
    /// A fraction that is not finite changes nothing.
    func apply(fraction: Double, after runs: (count: Double, end: Double)? = nil, to state: LayerPointer) {
        guard fraction.isFinite else { return }
        if case .list(let track) = trajectory {
            return track.apply(fraction: limited(fraction), to: state)
        }
        if case .contents(let track) = trajectory { return track.apply(fraction: fraction, to: state) }
        let base = property.value(in: state)
        var value = self.value(at: fraction, over: base)
        if let runs { value = value.added(to: self.value(at: runs.end, over: base).multiplied(by: runs.count)) }
        property.apply(isAdditive ? value.added(to: base) : value, to: state)
        if case .path(let path) = trajectory, property.root == .position, let angle = path.turn(at: limited(fraction)) {
            state.pointee.transform = CATransform3DConcat(
                state.pointee.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
        }
    }

    /// The interpolated value at `fraction`, for a property with the value `base`.
    private func value(at fraction: Double, over base: AnimationValue) -> AnimationValue {
        let fraction = limited(fraction)
        let value: AnimationValue
        switch trajectory {
        case .interval(let interval):
            let start = isAdditive ? function?.neutral ?? base.zero : function?.input(of: base) ?? base
            value = interval.value(at: fraction, from: start)
        case .keyframes(let track): value = track.value(at: fraction)
        case .path(let path): value = .pair(path.point(at: fraction))
        case .list, .contents: value = base
        }
        return function?.output(of: value) ?? value
    }

    private func limited(_ fraction: Double) -> Double {
        property.root.clampsFraction ? min(1, max(0, fraction)) : fraction
    }
}
