import Foundation
import ViewKit

/// The finger that moves the transition of a preview, which nothing else begins.
extension CheckedTransition {
    /// The part of the way after which a swipe has begun a transition, if it ever does.
    private static let firstPart = 0.3

    /// Presses and swipes in each direction, and taps in the middle, until a transition begins; false where none does.
    ///
    /// A swipe goes on: the finger stays down.
    func press() throws -> Bool {
        let former = transitionNumber
        for swipe in lastSwipe?.undoing ?? Swipe.allCases {
            finger = Finger(swipe: swipe, part: 0)
            try touch(.began)
            try move(to: Self.firstPart, frames: 10)
            if transitionNumber != former, isRunning {
                lastSwipe = swipe
                return true
            }
            try touch(.cancelled)
            finger = nil
            try rest()
        }
        return try tap(after: former)
    }

    private func tap(after former: Int?) throws -> Bool {
        finger = Finger(swipe: .left, part: 0.4375)
        try touch(.began)
        try touch(.ended)
        finger = nil
        for _ in 0..<10 where transitionNumber == former { try step() }
        return transitionNumber != former
    }

    /// Moves the finger to `part` of its way.
    func move(to part: Double, frames: Int) throws {
        guard let start = finger?.part else { return }
        for frame in 1...frames {
            finger?.part = start + (part - start) * Double(frame) / Double(frames)
            try touch(.moved)
        }
    }

    /// Holds the finger still, so that it has no velocity.
    func hold() throws { try move(to: finger?.part ?? 0, frames: 10) }

    /// Lifts the finger at full speed towards the end of its way, or back at its start.
    func lift(finishes: Bool) throws {
        guard let part = finger?.part else { return }
        try move(to: finishes ? part + 0.4 : 0.02, frames: finishes ? 4 : 8)
        try touch(.ended)
        finger = nil
    }

    private func touch(_ phase: TouchSample.Phase) throws {
        guard let finger else { return }
        send(phase, at: finger.swipe.place(at: finger.part))
        try step()
    }
}
