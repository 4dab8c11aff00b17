/// Progress of the animations of an animator.
extension AnimatorTimeline {
    /// The fraction of the distance; springs may go beyond 0 and 1.
    var fraction: Double { fraction(of: main, atHostTime: now) }

    /// The position, which is the fraction of the animator's time unless it is scrubbed evenly.
    var position: Double {
        if case .position(let position) = hold { return position }
        return segment.position(at: segment.progress(after: elapsed(atHostTime: now)))
    }

    /// The window that is left, in fractions of the animator's time, in which animations that are added now run.
    var rest: AnimationWindow { AnimationWindow(begin: min(1, max(0, position)), end: 1) }

    /// Seconds that the remainder of the motion would take on the animator's own curve.
    var timeLeft: TimeInterval {
        let left = isReversed ? position : 1 - position
        return max(0, left) * pacing.duration
    }

    func fraction(of track: PropertyTrack, atHostTime time: CFTimeInterval) -> Double {
        if case .position(let position) = hold {
            return track.fraction(on: segment, progress: 0, position: position, pacing: pacing)
        }
        let elapsed = elapsed(atHostTime: time)
        if hold == nil, let clock, clock.isScrubbed { return even(track, at: evenPosition(after: elapsed)) }
        let progress = segment.progress(after: elapsed)
        return track.fraction(on: segment, progress: progress, position: segment.position(at: progress), pacing: pacing)
    }

    /// Seconds into the segment when the host's clock shows `time`.
    func elapsed(atHostTime time: CFTimeInterval) -> TimeInterval {
        if case .elapsed(let elapsed) = hold { return elapsed }
        guard let start else { return startElapsed }
        return self.time(atHostTime: time) - start + startElapsed
    }

    /// Seconds of the transition that it follows; otherwise the host's time.
    func time(atHostTime time: CFTimeInterval) -> CFTimeInterval {
        guard let clock else { return time }
        let local = clock.time(atHostTime: time)
        return local - (clock.start ?? local)
    }

    /// The position `elapsed` seconds into the segment, within a transition that a gesture moves: beyond an end of the
    /// transition it goes on, where the segment begins or ends there, too.
    func evenPosition(after elapsed: TimeInterval) -> Double {
        guard segment.length > 0 else { return segment.target }
        guard let clock, let origin = clock.start, let start else {
            return segment.position(at: elapsed / segment.length)
        }
        let begin = origin + start - startElapsed
        return segment.position(
            at: clock.scrubbedFraction(begin: begin, duration: segment.length, at: begin + elapsed))
    }

    private func even(_ track: PropertyTrack, at position: Double) -> Double {
        let inside = track.window.fraction(at: position)
        if position > 1, track.window.end >= 1 { return inside + position - 1 }
        if position < 0, track.window.begin <= 0 { return inside + position }
        return inside
    }
}
