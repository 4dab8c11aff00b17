import Foundation
import SDLPlatform
import ViewKit

/// Turns the mouse's wheel into a pinch: two fingers about the pointer that follow the wheel and go up when it rests.
///
/// Away from the user is outwards. The fingers glide from notch to notch, so that the content that they move does not
/// jump. Pure; times are those of the machine's clock.
struct WheelPinch: Sendable {
    /// From the pointer to each finger at first, in points.
    static let reach = 32.0
    /// The factor by which a notch of the wheel multiplies the distance of the fingers.
    static let ratio = 1.15
    /// Seconds without a turn after which the fingers go up.
    static let rest = 0.25
    /// The time constant of the glide, in seconds: the remaining distance falls to 1/e in it.
    private static let glide = 0.04
    /// The limit of the distance's ratio to the initial one, and of the inverse, as a natural logarithm.
    private static let limit = log(30.0)
    private static let pointers = [PointerEvent.ID(rawValue: -3), PointerEvent.ID(rawValue: -4)]

    private struct Pinch: Hashable {
        var middle: CGPoint
        /// The natural logarithm of the ratio of the fingers' distance to the initial one; `goal` is its target.
        var spread = 0.0
        var goal = 0.0
        var turned: Double
        var time: Double

        var places: [CGPoint] {
            let half = WheelPinch.reach * exp(spread)
            return [CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + half, y: middle.y)]
        }
    }

    private var pinch: Pinch?

    /// Whether the fingers are down.
    var isActive: Bool { pinch != nil }

    /// The positions of the fingers, in points; empty while they are up.
    var places: [CGPoint] { pinch?.places ?? [] }

    /// Handles a turn of the wheel in a window of `size` points; returns the touches that begin, none where they are
    /// down already.
    mutating func take(_ event: WheelEvent, in size: CGSize) -> [TouchSample] {
        guard event.deltaY.isFinite, event.deltaY != 0 else { return [] }
        let isNew = pinch == nil
        var next = pinch ?? Pinch(middle: middle(event.position, in: size), turned: 0, time: event.timestamp)
        next.goal = min(max(next.goal + event.deltaY * log(Self.ratio), -Self.limit), Self.limit)
        next.turned = event.timestamp
        pinch = next
        return isNew ? samples(.began, at: event.timestamp) : []
    }

    /// Moves the fingers up to `time` and returns their touches; when the wheel rests they end, and are cancelled where
    /// no gesture `goesOn`: a view that does not pinch ignores the wheel.
    mutating func advance(to time: Double, goesOn: Bool) -> [TouchSample] {
        guard var next = pinch else { return [] }
        let now = max(time, next.time)
        let way = next.goal - next.spread
        let isThere = abs(way) < 1e-3
        next.spread = isThere ? next.goal : next.spread + way * (1 - exp((next.time - now) / Self.glide))
        next.time = now
        pinch = next
        let moved = way == 0 ? [] : samples(.moved, at: now)
        guard now - next.turned >= Self.rest else { return moved }
        return moved + end(at: now, goesOn: goesOn)
    }

    /// Ends the touches at `time`, or cancels them where no gesture `goesOn`.
    mutating func end(at time: Double, goesOn: Bool) -> [TouchSample] {
        defer { pinch = nil }
        return samples(goesOn ? .ended : .cancelled, at: max(time, pinch?.time ?? time))
    }

    private func samples(_ phase: TouchSample.Phase, at time: Double) -> [TouchSample] {
        zip(Self.pointers, places).map { TouchSample($0, phase, at: $1, time) }
    }

    /// The pointer, or the nearest place at which both fingers are in the window.
    private func middle(_ pointer: CGPoint, in size: CGSize) -> CGPoint {
        guard size.width > 2 * Self.reach else { return CGPoint(x: size.width / 2, y: pointer.y) }
        return CGPoint(x: min(max(pointer.x, Self.reach), size.width - Self.reach - 1), y: pointer.y)
    }
}
