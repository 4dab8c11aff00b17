@testable import ViewKit

/// A navigation controller whose root has a square that a pushed or presented screen zooms from.
@MainActor final class ZoomRig: HostRig {
    private(set) lazy var root = screen("A")
    private(set) lazy var navigation = host.run { UINavigationController(rootViewController: root) }
    let options = UIViewController.Transition.ZoomOptions()
    let square: UIView
    /// The screens of which the provider was asked.
    private(set) var questions: [String] = []
    /// The view that the provider returns.
    var source: UIView?
    private var fingers: [Int: SIMD2<Double>] = [:]
    static let place = CGRect(x: 20, y: 120, width: 40, height: 40)

    init() {
        let host = TestHost()
        square = host.run { UIView(frame: Self.place) }
        super.init()
        source = square
        navigation.isNavigationBarHidden = true
        show(navigation)
        self.host.run { root.view.addSubview(square) }
        step()
    }

    /// A screen that zooms.
    func zoomed(_ name: String = "B") -> LoggingViewController {
        let controller = screen(name)
        host.run {
            controller.preferredTransition = .zoom(options: options) { [unowned self] context in
                questions.append(
                    [context.sourceViewController, context.zoomedViewController]
                        .map { ($0 as? LoggingViewController)?.name ?? "navigation" }.joined(separator: " > "))
                return source
            }
        }
        return controller
    }

    /// Pushes a screen that zooms; without `finishes` the push is on its way.
    @discardableResult func push(finishes: Bool = true) -> LoggingViewController {
        let controller = zoomed()
        host.run { navigation.pushViewController(controller, animated: true) }
        if finishes { finish() } else { step() }
        return controller
    }

    var names: [String] { navigation.viewControllers.compactMap { ($0 as? LoggingViewController)?.name } }

    /// The animator of the transition that runs; nil without one, and for another one than a zoom's.
    var animator: ZoomAnimator? { transition?.animator as? ZoomAnimator }

    var transition: TransitionContext? {
        navigation.activeTransition ?? navigation.presentedViewController?.ownPresentation?.activeTransition
    }

    /// The moment of the zoom that shows; nil without one.
    var layout: ZoomLayout? { animator?.stage?.layout }

    /// Has `finger` go down at `place`.
    func press(_ place: SIMD2<Double>, finger: Int = 0) { send(.began, finger, place) }

    /// Moves all fingers by `way`, in `frames` frames.
    func move(by way: SIMD2<Double>, frames: Int = 10) {
        let starts = fingers
        for frame in 1...frames {
            for (finger, start) in starts {
                send(.moved, finger, start + way * (Double(frame) / Double(frames)), steps: false)
            }
            step()
        }
    }

    /// Lifts all fingers, after a rest unless they are `flung`.
    func lift(flung: Bool = false) {
        if !flung { move(by: .zero, frames: 12) }
        for (finger, place) in fingers { send(.ended, finger, place, steps: false) }
        fingers = [:]
        step()
    }

    /// Loses all fingers.
    func lose() {
        for (finger, place) in fingers { send(.cancelled, finger, place, steps: false) }
        fingers = [:]
        step()
    }

    func send(_ phase: TouchSample.Phase, _ finger: Int, _ place: SIMD2<Double>, steps: Bool = true) {
        fingers[finger] = place
        host.window.handle([TouchSample(pointer: finger, phase: phase, location: place, timestamp: time)])
        if steps { step() }
    }
}
