/// An animation of a value that a layer keeps under a key of its class's own, such as the progress of a ring.
@MainActor final class CustomPropertyAnimation {
    enum Trajectory {
        case interval(AnimationInterval)
        case keyframes(KeyframeTrack)
    }

    let key: String
    /// One of the objects that the animation was given.
    private let sample: Any
    private let zero: AnimationValue
    let trajectory: Trajectory
    let pacing: Pacing
    /// The value applied last; nil before the first.
    private var shown: AnimationValue?

    /// Nil for other animations, key paths of the layer's own properties, and values with nothing in between.
    init?(_ animation: CAAnimation) {
        guard let animation = animation as? CAPropertyAnimation, let key = animation.keyPath,
            AnimatableProperty(keyPath: key) == nil
        else { return nil }
        let objects =
            switch animation {
            case let basic as CABasicAnimation: [basic.fromValue, basic.toValue, basic.byValue].compactMap { $0 }
            case let keyframes as CAKeyframeAnimation: keyframes.values ?? []
            default: [] as [Any]
            }
        guard let sample = objects.first, let kind = AnimationValue(sample) else { return nil }
        let trajectory: Trajectory? =
            switch animation {
            case let basic as CABasicAnimation:
                AnimationInterval(basic, kind: kind) { AnimationValue($0) }.map { .interval($0) }
            case let keyframes as CAKeyframeAnimation:
                KeyframeTrack(keyframes, kind: kind) { AnimationValue($0) }.map { .keyframes($0) }
            default: nil
            }
        guard let trajectory else { return nil }
        self.key = key
        self.sample = sample
        zero = kind.zero
        self.trajectory = trajectory
        pacing = Pacing(animation)
    }

    /// Shows the value at `moment` of runs of `duration` seconds on the layer of `state`.
    func apply(_ moment: MediaTiming.Run, of duration: CFTimeInterval, to state: LayerPointer) {
        apply(fraction: pacing.fraction(at: moment.time, of: duration), to: state)
    }

    /// The value in `kept`, the object that a layer has under the key; zero for none and for one of another kind.
    func value(of kept: Any?) -> AnimationValue {
        kept.flatMap { AnimationValue($0) }.flatMap { $0.isOfKind(of: zero) ? $0 : nil } ?? zero
    }

    /// Shows the value at `fraction` on the layer of `state`; a fraction that is not finite changes nothing.
    func apply(fraction: Double, to state: LayerPointer) {
        guard fraction.isFinite, let layer = state.pointee.owner?.takeUnretainedValue() else { return }
        let kept = layer.shownKeptValues?[key] ?? layer.keptValues?[key]
        let base = value(of: kept)
        let value =
            switch trajectory {
            case .interval(let interval): interval.value(at: fraction, from: base)
            case .keyframes(let track): track.value(at: fraction)
            }
        layer.showKept(value.object(like: kept ?? sample), forKey: key, isNew: value != shown)
        shown = value
    }
}

extension CALayer {
    /// Shows `value` in place of the one stored under `key`; where it `isNew`, redraws the layer if its class's
    /// `needsDisplay(forKey:)` is true.
    fileprivate func showKept(_ value: Any, forKey key: String, isNew: Bool) {
        var values = shownKeptValues ?? [:]
        values[key] = value
        shownKeptValues = values
        if isNew, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// The value stored under `key`: the animated one while the layer is drawn and in a presentation copy, otherwise
    /// the model's.
    final func keptValue(forKey key: String) -> Any? {
        if readsShownValues, let shown = shownKeptValues?[key] { return shown }
        return keptValues?[key]
    }

    /// Stores `value` under `key`, redraws the layer if its class's `needsDisplay(forKey:)` is true, and runs the
    /// action for the change.
    final func keep(_ value: Any?, forKey key: String) {
        let action = pendingAction(forKey: key)
        var values = keptValues ?? [:]
        values[key] = value
        keptValues = values
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Animations end, or start anew: what is kept shows as it is.
    final func forgetShownKeptValues() {
        guard let values = shownKeptValues else { return }
        shownKeptValues = nil
        if values.keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) { setNeedsDisplay() }
    }

    /// Draws with what animations show.
    final func displayShown() {
        readsShownValues = shownKeptValues != nil
        display()
        readsShownValues = false
    }
}

extension AnimationValue {
    /// The value as an object of the type that `sample` has.
    fileprivate func object(like sample: Any) -> Any {
        let type = Swift.type(of: sample)
        switch self {
        case .scalar(let value):
            if type == Double.self { return value }
            if type == CGFloat.self { return CGFloat(value) }
            if type == Float.self { return Float(value) }
            return NSNumber(value: value)
        case .pair(let value): return type == CGSize.self ? CGSize(value) : CGPoint(value)
        case .quad(let value): return type == CGRect.self ? CGRect(value) : CGColor(rgba: SIMD4<Float>(value))
        case .transform(let value): return value
        }
    }
}
