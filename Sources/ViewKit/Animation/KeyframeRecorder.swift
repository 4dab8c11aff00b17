/// Gathers what the keyframes of one block change, and makes one animation of each property of each view.
@MainActor final class KeyframeRecorder {
    /// Seconds from the start of the first keyframe to the end of the last one.
    let duration: TimeInterval
    /// When that is, in fractions of the time of the animator that plays the block.
    private let window: AnimationWindow
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The index of each track, by view and property.
    private var trackIndices: [Subject: Int] = [:]

    /// One property of one view.
    private struct Subject: Hashable {
        var view: ObjectIdentifier
        var property: AnimatableProperty
    }

    /// The keyframes of one property of one view, and the blocks that set them.
    private struct Track {
        var view: UIView
        var property: AnimatableProperty
        var trajectory: KeyframeTrajectory
        var blocks: [AnimationBlock]

        /// Adds the value that `block` sets.
        mutating func add(_ value: AnimationValue, in block: AnimationBlock) {
            trajectory.add(value, in: block.window)
            if blocks.last !== block, !blocks.contains(where: { $0 === block }) { blocks.append(block) }
        }
    }

    init(duration: TimeInterval, window: AnimationWindow, mode: CAAnimationCalculationMode) {
        self.duration = duration
        self.window = window
        self.mode = mode
    }

    /// Records that `property` of `view` goes to `new` while `block` is on, and had the value `old` before it was
    /// changed.
    func record(
        _ property: AnimatableProperty, of view: UIView, from old: AnimationValue, to new: AnimationValue,
        in block: AnimationBlock
    ) {
        guard old.isFinite, new.isFinite else { return }
        let subject = Subject(view: ObjectIdentifier(view), property: property)
        let index = trackIndices[subject] ?? tracks.count
        if index == tracks.count {
            trackIndices[subject] = index
            tracks.append(Track(view: view, property: property, trajectory: KeyframeTrajectory(start: old), blocks: []))
        }
        tracks[index].add(new, in: block)
    }

    /// Adds the animations, with the timing of `block` around all keyframes.
    func animate(for block: AnimationBlock) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.property.key)
            block.plan.time(animation)
            if case .curve(let curve) = block.plan.pacing { animation.timingFunction = curve.timingFunction }
            animation.calculationMode = mode
            var (values, times) = track.trajectory.points(mode)
            if ViewAnimationAction.additive.contains(track.property.root),
                let differences = AnimationValue.differences(
                    values, from: track.property.value(in: track.view.layer.state))
            {
                values = differences
                animation.isAdditive = true
            }
            animation.values = AnimationValue.objects(values, for: track.property)
            animation.keyTimes = times.map(NSNumber.numbers)
            let isAdditive = animation.isAdditive
            let key = isAdditive ? track.view.layer.freeKey(track.property.key) : track.property.key
            let blocks = [block] + track.blocks.filter { $0 !== block }
            ViewAnimationRun.add(animation, to: track.view, forKey: key, blocks: blocks, window: window)
        }
        tracks = []
        trackIndices = [:]
    }
}

// Outside the main actor: its closures would ask for their executor at each value.
extension AnimationValue {
    /// Returns the differences that an additive animation adds to `model` for `values`; nil for values that do not add
    /// up.
    fileprivate static func differences(_ values: [AnimationValue], from model: AnimationValue) -> [AnimationValue]? {
        let result = values.compactMap { value -> AnimationValue? in
            if case .transform(let transform) = value, !CATransform3DIsAffine(transform) { return nil }
            return value.difference(from: model)
        }
        return result.count == values.count && result.allSatisfy(\.isFinite) ? result : nil
    }

    fileprivate static func objects(_ values: [AnimationValue], for property: AnimatableProperty) -> [Any] {
        values.map { $0.object(for: property) }
    }
}

extension NSNumber {
    fileprivate static func numbers(_ values: [Double]) -> [NSNumber] { values.map { NSNumber(value: $0) } }
}
