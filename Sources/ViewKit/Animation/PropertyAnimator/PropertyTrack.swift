/// The progress of one animation of an animator.
///
/// It has its own window of the animator's time, and the fraction at which the present segment began: a new segment
/// begins where the last one ended, whatever was done to the animator meanwhile.
@MainActor final class PropertyTrack: AnimationTrack {
    /// Nil once the animator is over, which has taken the animation off by then.
    private(set) weak var timeline: AnimatorTimeline?
    /// The begin and the end, in fractions of the animator's time.
    let window: AnimationWindow
    /// 1 for the y of a position whose parts move differently.
    private let axis: Int
    let settles: Bool
    /// The index among the tracks of the animator.
    var index = 0
    /// On a natural segment the lead over its own curve at the start, otherwise the fraction there.
    private var anchor = 0.0
    /// On a continued segment the window, in fractions of the segment, in which it moves; on a scrubbed one the
    /// position that `anchor` belongs to.
    private var span = AnimationWindow.whole

    init(_ timeline: AnimatorTimeline, window: AnimationWindow, axis: Int = 0, settles: Bool = true) {
        self.timeline = timeline
        self.window = window
        self.axis = axis
        self.settles = settles
    }

    func fraction(atHostTime time: CFTimeInterval) -> Double {
        timeline?.fraction(of: self, atHostTime: time) ?? 1
    }

    var schedule: AnimationSchedule {
        guard let timeline else { return AnimationSchedule(start: 0, begin: 0, duration: 0) { _ in 1 } }
        let pacing = timeline.pacing
        let axis = axis
        return AnimationSchedule(
            start: timeline.firstStart, begin: timeline.delay + window.begin * pacing.duration,
            duration: (window.end - window.begin) * pacing.duration
        ) { pacing.value(at: $0, axis: axis) }
    }

    /// The fraction on the animator's own curve at `position`.
    func natural(at position: Double, pacing: AnimatorPacing) -> Double {
        pacing.value(at: window.fraction(at: position), axis: axis)
    }

    /// Begins `segment` with this animation at `fraction`, its position at `position`.
    func begin(_ segment: AnimatorSegment, at fraction: Double, position: Double, pacing: AnimatorPacing) {
        anchor = fraction
        switch segment.trajectory {
        case .natural: anchor -= natural(at: position, pacing: pacing)
        case .continued: span = span(on: segment)
        case .scrubbed: span = AnimationWindow(begin: position, end: position)
        }
    }

    /// The fraction after `progress` of `segment`, at `position`.
    func fraction(on segment: AnimatorSegment, progress: Double, position: Double, pacing: AnimatorPacing) -> Double {
        switch segment.trajectory {
        case .natural:
            return natural(at: position, pacing: pacing) + anchor * (1 - progress)
        case .continued(let curve):
            let done = curve.value(at: span.fraction(at: progress), axis: axis)
            return segment.target == 1 ? anchor + (1 - anchor) * done : anchor * (1 - done)
        case .scrubbed:
            return scrubbed(at: position)
        }
    }

    /// The part of `segment` in which this animation moves: the remainder of its own time.
    private func span(on segment: AnimatorSegment) -> AnimationWindow {
        let rest = (segment.target - segment.origin).magnitude
        guard rest > 0 else { return .whole }
        let (near, far) = segment.target == 1 ? (window.begin, window.end) : (window.end, window.begin)
        let ahead = segment.target == 1 ? 1.0 : -1.0
        let begin = min(1, max(0, (near - segment.origin) * ahead / rest))
        let end = min(1, max(0, (far - segment.origin) * ahead / rest))
        // What its own time would have finished by now still has its way to go.
        return end > begin ? AnimationWindow(begin: begin, end: end) : .whole
    }

    /// Evenly from the anchor to 1 upwards and to 0 downwards; beyond the animator's ends it goes on.
    private func scrubbed(at position: Double) -> Double {
        let place = span.begin
        if place <= 0 || (position >= place && place < 1) {
            let from = anchor == 0 ? max(window.begin, place) : place
            let to = window.end > from ? window.end : 1
            return anchor + (1 - anchor) * part(of: position, from: from, to: to)
        }
        let from = anchor == 1 ? min(window.end, place) : place
        let to = window.begin < from ? window.begin : 0
        return anchor * part(of: position, from: to, to: from)
    }

    private func part(of position: Double, from low: Double, to high: Double) -> Double {
        guard high > low else { return position < low ? 0 : 1 }
        let part = (position - low) / (high - low)
        return min(high >= 1 ? .infinity : 1, max(low <= 0 ? -.infinity : 0, part))
    }
}
