import UIKit

// Recognizers of one's own: with an initializer of their own, with one that passes target and action on, and without any.

enum PanDirection {
    case horizontal
    case vertical
}

class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
    let direction: PanDirection

    init<Target: AnyObject>(
        direction: PanDirection, target: Target,
        action: @escaping (Target) -> (PanDirectionGestureRecognizer) -> Void
    ) {
        self.direction = direction
        super.init(target: target, action: action)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began {
            let vel = velocity(in: view)
            switch direction {
            case .horizontal where abs(vel.y) > abs(vel.x): state = .cancelled
            case .vertical where abs(vel.x) > abs(vel.y): state = .cancelled
            default: break
            }
        }
    }
}

final class ThresholdPanGesture: UIPanGestureRecognizer {
    private let threshold: CGFloat

    init(threshold: CGFloat) {
        self.threshold = threshold
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if abs(translation(in: view).x) > threshold { isEnabled = false }
    }
}

class LoudTapGestureRecognizer: UITapGestureRecognizer {
    private(set) var count = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count += 1
        super.touchesEnded(touches, with: event)
    }
}

@MainActor final class RecognizerLog: NSObject {
    var lines: [String] = []

    func panned(_ pan: PanDirectionGestureRecognizer) { lines.append("pan \(pan.direction)") }
    func tapped(_ tap: LoudTapGestureRecognizer) { lines.append("tap \(tap.count)") }
}
