import Foundation
import ViewKit

/// The finger that moves the transition of a preview, which nothing else begins.
extension CheckedTransition {
    /// The fraction of the path after which a swipe has begun a transition, if it ever does.
    private static let firstFraction = 0.3
    private static let center = SIMD2(0.5, 0.5)

    /// Presses and drags along `swipe` until a transition begins; the finger stays down.
    func drag(along swipe: Swipe) throws {
        finger = Finger(swipe: swipe, fraction: 0)
        try touch(.began)
        try move(to: Self.firstFraction, frames: 10)
    }

    /// Taps at `position`, in fractions of the screen.
    func tap(at position: SIMD2<Double>) throws {
        for phase in [TouchSample.Phase.began, .ended] {
            send(phase, at: position)
            try step()
        }
        // A tap waits for a second one where a double tap may come.
        try step(atMost: 40) { !isRunning }
    }

    /// Presses the middle of the screen for a moment: a press that is lost, so that it is no tap.
    func pressBriefly() throws {
        for phase in [TouchSample.Phase.began, .cancelled] {
            send(phase, at: Self.center)
            try step(5)
        }
    }

    /// Moves the finger to `fraction` of its path.
    func move(to fraction: Double, frames: Int) throws {
        guard let start = finger?.fraction else { return }
        for frame in 1...frames {
            finger?.fraction = start + (fraction - start) * Double(frame) / Double(frames)
            try touch(.moved)
        }
    }

    /// Holds the finger still, so that it has no velocity.
    func hold() throws { try move(to: finger?.fraction ?? 0, frames: 10) }

    /// Lifts the finger at full speed towards the end of its path, or back at its start.
    func lift(finishes: Bool) throws {
        guard let fraction = finger?.fraction else { return }
        try move(to: finishes ? fraction + 0.4 : 0.02, frames: finishes ? 4 : 8)
        try touch(.ended)
        finger = nil
    }

    /// Loses the touch of a finger that began nothing.
    func lose() throws {
        guard finger != nil else { return }
        try touch(.cancelled)
        finger = nil
        try rest()
    }

    private func touch(_ phase: TouchSample.Phase) throws {
        guard let finger else { return }
        send(phase, at: finger.swipe.position(at: finger.fraction))
        try step()
    }
}
