import Foundation

/// The mouse or a finger did something.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case down
        /// The pointer moved; without a button held where the mouse only hovers.
        case moved
        case up
        /// The press ended without a release: the window lost its focus or its hold of the pointer.
        case cancelled
    }

    package enum Button: Hashable, Sendable {
        /// The left button, or a finger.
        case primary
        case secondary, middle
        case other(Int)
    }

    /// Identifies one of the pointers that are down at the same time.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int64
        package init(rawValue: Int64) { self.rawValue = rawValue }

        /// The mouse; every other pointer is a finger.
        package static let mouse = ID(rawValue: -1)
    }

    package var phase: Phase
    package var pointer: ID
    /// The button that went down or up, or that a move or a cancellation is about; nil for a mouse that hovers.
    package var button: Button?
    /// In points of the window's content, y down; outside its bounds while a press is dragged out.
    package var position: CGPoint
    /// The keys that were held; none for fingers and cancellations.
    package var modifiers: KeyModifiers
    /// When the event was received, seconds of the monotonic clock; equal for events that arrived together.
    package var timestamp: Double

    package init(
        phase: Phase, pointer: ID, button: Button?, position: CGPoint, modifiers: KeyModifiers = [], timestamp: Double
    ) {
        self.phase = phase
        self.pointer = pointer
        self.button = button
        self.position = position
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
