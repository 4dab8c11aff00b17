import Foundation
import Testing

@testable import ViewKit

/// `NAME has SETTING VALUE`.
extension GestureScene {
    func set(_ setting: String, to value: String, of recognizer: UIGestureRecognizer) throws {
        let number = Double(value) ?? 0
        switch (recognizer, setting) {
        case (_, "cancels"): recognizer.cancelsTouchesInView = value == "true"
        case (_, "delaysbegan"): recognizer.delaysTouchesBegan = value == "true"
        case (_, "delaysended"): recognizer.delaysTouchesEnded = value == "true"
        case (let edge as UIScreenEdgePanGestureRecognizer, "edges"):
            edge.edges = try #require(["left": .left, "right": .right, "top": .top, "bottom": .bottom][value])
        case (let pan as UIPanGestureRecognizer, "minimum"): pan.minimumNumberOfTouches = Int(number)
        case (let pan as UIPanGestureRecognizer, "maximum"): pan.maximumNumberOfTouches = Int(number)
        case (let tap as UITapGestureRecognizer, "touches"): tap.numberOfTouchesRequired = Int(number)
        case (let swipe as UISwipeGestureRecognizer, "touches"): swipe.numberOfTouchesRequired = Int(number)
        case (let swipe as UISwipeGestureRecognizer, "direction"):
            swipe.direction = try #require(
                ["left": .left, "right": .right, "up": .up, "down": .down, "sideways": [.left, .right]][value])
        case (let press as UILongPressGestureRecognizer, "touches"): press.numberOfTouchesRequired = Int(number)
        case (let press as UILongPressGestureRecognizer, "taps"): press.numberOfTapsRequired = Int(number)
        case (let press as UILongPressGestureRecognizer, "duration"): press.minimumPressDuration = number
        case (let press as UILongPressGestureRecognizer, "movement"): press.allowableMovement = number
        default: Issue.record("unknown setting \(setting)")
        }
    }

    /// Sets what the gesture made so far back to its start.
    func setBack(_ recognizer: UIGestureRecognizer) {
        (recognizer as? UIPanGestureRecognizer)?.setTranslation(.zero, in: nil)
        (recognizer as? UIPinchGestureRecognizer)?.scale = 1
        (recognizer as? UIRotationGestureRecognizer)?.rotation = 0
    }
}

/// Writes down its touches and keeps them to itself.
final class LoggingView: UIView {
    let name: String
    weak var scene: GestureScene?

    init(_ name: String, frame: CGRect) {
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        #expect(touches.allSatisfy { $0.phase == phase })
        for touch in touches.sorted(by: { $0.pointer < $1.pointer }) {
            let place = touch.location(in: self)
            scene?.note("\(name) \(phase) \(Int(place.x)) \(Int(place.y))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches) }
}

/// A subclass that never makes up its mind.
final class UndecidedRecognizer: UIGestureRecognizer {}

/// The usual pan for one direction: it takes back what its superclass has just begun.
final class LockedPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let way = velocity(in: view)
        if abs(way.x) < abs(way.y) { state = .cancelled }
    }
}
