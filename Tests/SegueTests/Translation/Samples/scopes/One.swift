import UIKit

@objc protocol PanelDelegate {
    @objc optional func didMove(_ screen: UIViewController)
    @objc optional func didEnd(_ screen: UIViewController)
}

/// Types within functions share nothing with others of their name.
final class Screen: UIViewController {
    weak var delegate: PanelDelegate?

    func mover() -> PanelDelegate {
        class Delegate: NSObject, PanelDelegate {
            func didMove(_ screen: UIViewController) {}
        }
        return Delegate()
    }

    func ender(_ isQuiet: Bool) -> PanelDelegate {
        if isQuiet {
            class Delegate: NSObject, PanelDelegate {}
            return Delegate()
        }
        let make = { () -> PanelDelegate in
            class Delegate: NSObject, PanelDelegate {
                func didEnd(_ screen: UIViewController) {}
            }
            return Delegate()
        }
        return make()
    }

    var silent: PanelDelegate {
        class Delegate: NSObject, PanelDelegate {
            final class Part: NSObject, PanelDelegate {
                func didMove(_ screen: UIViewController) {}
            }
            let part = Part()

            override func responds(to aSelector: Selector!) -> Bool { false }
        }
        return Delegate()
    }

    func timers() {
        final class Ticker: NSObject {
            func start() { perform(#selector(tick), with: nil, afterDelay: 1) }
            @objc func tick() {}
        }
        Ticker().start()
    }

    func otherTimers() {
        final class Ticker: NSObject {
            func start() { perform(#selector(tick(_:)), with: self, afterDelay: 1) }
            @objc func tick(_ other: Ticker) {}
        }
        Ticker().start()
    }
}

/// Conforms by what it has, and not by what a type within a function has.
class Delegate: NSObject, PanelDelegate {
    func didMove(_ screen: UIViewController) {}
    func didEnd(_ screen: UIViewController) {}
}

private enum Direction {
    case presenting, dismissing
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: Direction

    init(direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(direction == .presenting)
    }
}

@objc private protocol StepDelegate {
    @objc optional func step(_ index: Int)
}

private final class Walker: NSObject, StepDelegate {
    weak var delegate: StepDelegate?

    func step(_ index: Int) { delegate?.step?(index + 1) }
}

extension Walker: PanelDelegate {
    func didEnd(_ screen: UIViewController) { delegate?.step?(0) }
}

func walk() { Walker().step(1) }
