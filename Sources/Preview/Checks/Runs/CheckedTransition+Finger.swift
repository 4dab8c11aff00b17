import Foundation
import ViewKit

/// The fingers that move the transition of a preview, which nothing else begins.
extension CheckedTransition {
    /// The fraction of the path after which a drag has begun a transition, if it ever does.
    private static let firstFraction = 0.3
    private static let center = SIMD2(0.5, 0.5)
    /// The path of a finger that takes a transition over from its progress, once over the screen.
    static let onward = [TouchPath(start: SIMD2(0.8, 0.5), end: SIMD2(-0.2, 0.5))]

    /// Presses and drags along `paths`, one a finger, until a transition begins; the fingers stay down.
    func drag(along paths: [TouchPath]) throws {
        try press(along: paths)
        try move(to: Self.firstFraction, frames: 10)
    }

    /// Has fingers come down at the beginnings of `paths`.
    func press(along paths: [TouchPath]) throws {
        finger = Finger(paths: paths, fraction: 0)
        try touch(.began)
    }

    /// Presses the middle of the screen, and returns whether that stops the transition; the finger stays down where it does.
    func pressIsHeld() throws -> Bool {
        try press(along: [TouchPath(start: Self.center, end: Self.center)])
        if session.source.transition?.isInteractive == true { return true }
        try lose()
        return false
    }

    /// Performs `tap`.
    func perform(_ tap: TransitionTrigger.Tap) throws {
        try tap.perform(send: { send($0, at: $1, pointer: $2) }, step: { try step($0) })
        // A tap waits for a second one where a double tap may come.
        try step(atMost: 40) { !isRunning }
    }

    /// Plays `script` until a transition begins; the rest of it goes on in the frames that follow.
    func play(_ script: GestureScript) throws {
        player = GesturePlayer(script)
        let frames = Int(script.duration / 1000 * 60) + 60
        try step(atMost: frames) { !isRunning }
    }

    /// Presses the middle of the screen for a moment: a press that is lost, so that it is no tap.
    func pressBriefly() throws {
        for phase in [TouchSample.Phase.began, .cancelled] {
            send(phase, at: Self.center)
            try step(5)
        }
    }

    /// Moves the fingers to `fraction` of their paths.
    func move(to fraction: Double, frames: Int) throws {
        guard let start = finger?.fraction else { return }
        for frame in 1...frames {
            finger?.fraction = start + (fraction - start) * Double(frame) / Double(frames)
            try touch(.moved)
        }
    }

    /// Holds the fingers still, so that they have no velocity.
    func hold() throws { try move(to: finger?.fraction ?? 0, frames: 10) }

    /// Lifts the fingers at full speed towards the end of their paths, or at rest back at their start.
    func lift(finishes: Bool) throws {
        guard let fraction = finger?.fraction else { return }
        try move(to: finishes ? fraction + 0.4 : 0.02, frames: finishes ? 4 : 20)
        if !finishes { try hold() }
        try lift()
    }

    /// Lifts the fingers while they move on, at full speed.
    func liftInMotion() throws {
        guard let fraction = finger?.fraction else { return }
        try move(to: fraction + 0.15, frames: 4)
        try lift()
    }

    /// Lifts the fingers where they are.
    func lift() throws {
        guard finger != nil else { return }
        try touch(.ended)
        finger = nil
    }

    /// Loses the touches of fingers that began nothing.
    func lose() throws {
        guard finger != nil else { return }
        try touch(.cancelled)
        finger = nil
        try rest()
    }

    private func touch(_ phase: TouchSample.Phase) throws {
        guard let finger else { return }
        for (pointer, path) in finger.paths.enumerated() {
            send(phase, at: path.position(at: finger.fraction), pointer: pointer)
        }
        try step()
    }
}
