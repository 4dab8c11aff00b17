import Foundation

/// The wheel turned, or two fingers scrolled on a pad.
package struct WheelEvent: Hashable, Sendable {
    /// In notches of a wheel, fractions from pads; positive to the right.
    package var deltaX: Double
    /// Likewise; positive away from the user.
    package var deltaY: Double
    /// The mouse's position, in points of the window's content.
    package var position: CGPoint
    package var modifiers: KeyModifiers
    /// When the event was received, seconds of the monotonic clock.
    package var timestamp: Double

    package init(deltaX: Double, deltaY: Double, position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.position = position
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
