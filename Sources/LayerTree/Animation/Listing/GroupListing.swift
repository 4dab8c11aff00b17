import Motion

/// The members of a group as a tool reads them, in the time in which the group itself runs.
///
/// Members of a group that runs once by its own pace have their runs; of any other group, and of one within another, the
/// samples of a curve go through all the runs of a member within one run of the outermost group.
@MainActor struct GroupListing {
    private let group: AttachedAnimation

    /// A listing of `group`, the outermost one.
    init(_ group: AttachedAnimation) { self.group = group }

    /// Members and the members of groups among them, as they are on `layer`.
    func members(on layer: CALayer) -> [ListedAnimation] {
        var result: [ListedAnimation] = []
        append(group.members, within: [], on: layer, to: &result)
        return result
    }

    /// Appends `members` of the innermost of the groups `path` within this one.
    private func append(
        _ members: [AttachedAnimation], within path: [AttachedAnimation], on layer: CALayer,
        to result: inout [ListedAnimation]
    ) {
        for member in members {
            if !member.members.isEmpty {
                append(member.members, within: path + [member], on: layer, to: &result)
            } else if var listed = member.leaf(on: layer) {
                listed.kind = .groupMember
                listed.clock = group.clock
                result += isPlain && path.isEmpty ? [plain(listed, member)] : sampled(listed, member, path)
            }
        }
    }

    /// Whether the group runs once, forwards and by an even pace.
    private var isPlain: Bool {
        !group.timing.repeats && group.timing.speed > 0 && group.animation.timingFunction == nil
    }

    private var duration: TimeInterval { group.timing.duration }

    /// `listed`, the member `member`, as it runs within a plain group, whose end cuts it.
    private func plain(_ listed: ListedAnimation, _ member: AttachedAnimation) -> ListedAnimation {
        var result = listed
        let begin = member.timing.firstTime
        let speed = group.timing.speed
        result.begin = shifted(group.begin, by: begin / speed)
        result.duration /= speed
        result.interval /= speed
        if listed.interval > 0, duration.isFinite {
            result.repeatCount = min(listed.repeatCount, max(0, duration - begin) / listed.interval)
        }
        return result
    }

    /// `listed`, the member `member` of the innermost of the groups `path`, with a curve over all of its runs within one run
    /// of this group; with a second one for the way back.
    private func sampled(
        _ listed: ListedAnimation, _ member: AttachedAnimation, _ path: [AttachedAnimation]
    ) -> [ListedAnimation] {
        let active = activeTime(of: member, within: path)
        let timing = group.timing
        let pace = timing.speed == 0 ? 1 : timing.speed.magnitude
        var forwards = listed
        forwards.duration = (active.end - active.begin) / pace
        forwards.interval = timing.listedInterval
        forwards.repeatCount = timing.listedCount
        forwards.autoreverses = false
        forwards.fillsBackwards = timing.fillsBackwards && listed.fillsBackwards
        forwards.fillsForwards = timing.fillsForwards && listed.fillsForwards
        forwards.keyTimes = []
        var backwards = forwards
        let chain = [group] + path
        forwards.sampleCurve { part in
            fraction(of: member, within: chain, at: active.begin + (active.end - active.begin) * part)
        }
        forwards.begin = shifted(group.begin, by: active.begin / pace)
        backwards.curve = forwards.curve.reversed()
        backwards.begin = shifted(group.begin, by: (duration - active.end) / pace)
        guard timing.autoreverses else { return [timing.speed < 0 ? backwards : forwards] }
        if timing.speed >= 0 { backwards.begin = shifted(group.begin, by: (2 * duration - active.end) / pace) }
        if timing.speed < 0 { forwards.begin = shifted(group.begin, by: (duration + active.begin) / pace) }
        return timing.speed < 0 ? [backwards, forwards] : [forwards, backwards]
    }

    private func shifted(_ begin: ListedAnimation.Begin, by seconds: TimeInterval) -> ListedAnimation.Begin {
        switch begin {
        case .time(let time): .time(time + seconds)
        case .afterFirstFrame(let delay): .afterFirstFrame(delay + seconds)
        case .afterStart(let delay, let start): .afterStart(delay + seconds, start: start)
        }
    }

    /// The time in which `member` of the innermost of the groups `path` is active, in seconds of a run of this group.
    private func activeTime(
        of member: AttachedAnimation, within path: [AttachedAnimation]
    ) -> (begin: TimeInterval, end: TimeInterval) {
        var begin = member.timing.firstTime
        var end = begin + member.timing.listedInterval * member.timing.listedCount
        for outer in path.reversed() {
            // Of a group that repeats within another one all runs count.
            guard !outer.timing.repeats else {
                begin = outer.timing.firstTime
                end = begin + outer.timing.listedInterval * outer.timing.listedCount
                continue
            }
            let times = [outer.unpaced(begin), outer.unpaced(end)].map { outer.timing.parentTime(at: $0) }
            begin = min(times[0], times[1])
            end = max(times[0], times[1])
        }
        let limits = 0...max(0, duration)
        return (group.unpaced(begin).limited(to: limits), group.unpaced(end).limited(to: limits))
    }

    /// The fraction of the way of `member` `time` seconds into a run of the outermost of the groups `chain`.
    private func fraction(of member: AttachedAnimation, within chain: [AttachedAnimation], at time: TimeInterval)
        -> Double
    {
        var time = chain[0].paced(time)
        for inner in chain.dropFirst() { time = inner.paced(inner.timing.alwaysShown.run(at: time)?.time ?? 0) }
        return member.fraction(at: member.timing.alwaysShown.run(at: time)?.time ?? 0)
    }
}

extension AttachedAnimation {
    /// The time that the members of this group are given `time` seconds into a run.
    fileprivate func paced(_ time: TimeInterval) -> TimeInterval {
        guard let curve = animation.timingFunction?.curve, timing.duration > 0 else { return time }
        return curve.value(at: time / timing.duration) * timing.duration
    }

    /// The time in a run of this group at which its members are given `time`.
    fileprivate func unpaced(_ time: TimeInterval) -> TimeInterval {
        guard let curve = animation.timingFunction?.curve, timing.duration > 0, timing.duration.isFinite else {
            return time
        }
        return curve.x(for: time / timing.duration) * timing.duration
    }
}

extension MediaTiming {
    /// This timing with both fills.
    fileprivate var alwaysShown: MediaTiming {
        var timing = self
        timing.fillsForwards = true
        timing.fillsBackwards = true
        return timing
    }
}

extension Double {
    /// The number in `range` that is nearest; the lower end for what is no number.
    fileprivate func limited(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
