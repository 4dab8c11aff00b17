/// The values that keyframes give one property.
struct KeyframeTrajectory {
    private let start: AnimationValue
    private var frames: [(window: AnimationWindow, value: AnimationValue)] = []

    /// Keyframes of a property that has the value `start` before the first of them.
    init(start: AnimationValue) { self.start = start }

    /// Adds the keyframe that leads to `value` in `window`.
    mutating func add(_ value: AnimationValue, in window: AnimationWindow) {
        let place = frames.firstIndex { $0.window.begin > window.begin } ?? frames.count
        frames.insert((window, value), at: place)
    }

    /// The values, and when each is reached, in fractions of the whole; without times for an even speed.
    ///
    /// Between keyframes a value is held. Where one begins before the one before it has ended, that one is cut off there.
    /// Without values in between a keyframe shows its value from its begin on.
    func points(_ mode: CAAnimationCalculationMode) -> (values: [AnimationValue], times: [Double]?) {
        switch mode {
        case .paced, .cubicPaced: ([start] + frames.map(\.value), nil)
        case .discrete: ([start] + frames.map(\.value), [0] + frames.map(\.window.begin) + [1])
        default: timedPoints()
        }
    }

    private func timedPoints() -> ([AnimationValue], [Double]) {
        var values = [start]
        var times = [0.0]
        for (window, value) in frames {
            let last = values[values.count - 1]
            let time = times[times.count - 1]
            if window.begin < time, times.count > 1 {
                let before = values[values.count - 2]
                let begin = times[times.count - 2]
                let part = time > begin ? max(0, (window.begin - begin) / (time - begin)) : 1
                values[values.count - 1] = before.interpolated(to: last, by: part)
                times[times.count - 1] = max(begin, window.begin)
            } else if window.begin > time {
                values.append(last)
                times.append(window.begin)
            }
            values.append(value)
            times.append(max(times[times.count - 1], window.end))
        }
        if times[times.count - 1] < 1 {
            values.append(values[values.count - 1])
            times.append(1)
        }
        return (values, times)
    }
}
