import UIKit

/// A percent-driven transition and the gestures that drive it.
public class DrivingSurface: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private weak var viewController: UIViewController?
    private(set) var isInProgress = false
    private lazy var tap = UITapGestureRecognizer(target: self, action: DrivingSurface.handleTap(_:))

    init(viewController: UIViewController) {
        self.viewController = viewController
        super.init()
        let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: DrivingSurface.handlePan(_:))
        edgePan.edges = .left
        edgePan.delegate = self
        viewController.view.addGestureRecognizer(edgePan)
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: DrivingSurface.handlePan(_:))
        pan.require(toFail: edgePan)
        pan.isEnabled = true
        viewController.view.addGestureRecognizer(pan)
        tap.numberOfTapsRequired = 2
        viewController.view.addGestureRecognizer(tap)
        completionSpeed = 0.9
        completionCurve = .easeInOut
        timingCurve = UICubicTimingParameters(animationCurve: .linear)
        wantsInteractiveStart = true
    }

    /// Keeps the context's container for the taps.
    public override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        transitionContext.containerView.addGestureRecognizer(tap)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let translation: CGPoint = gesture.translation(in: view)
        let velocity: CGPoint = gesture.velocity(in: view)
        let percent: CGFloat = max(0, min(1, translation.x / view.bounds.width))
        let state: UIGestureRecognizer.State = gesture.state
        switch state {
        case .began:
            isInProgress = true
            gesture.setTranslation(.zero, in: view)
            viewController?.navigationController?.popViewController(animated: true)
        case .changed:
            update(percent)
        case .ended where percentComplete > 0.5 || velocity.x > 300:
            isInProgress = false
            finish()
        case .ended, .cancelled, .failed:
            isInProgress = false
            cancel()
        default:
            break
        }
    }

    func handleTap(_ tap: UITapGestureRecognizer) {
        let place: CGPoint = tap.location(in: viewController?.view)
        if place.x < 44 { pause() }
        tap.view?.removeGestureRecognizer(tap)
    }

    /// Only pans to the right begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return pan.translation(in: pan.view).x >= 0
    }

    /// Scrolling may go on beside it.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer.view is UIScrollView
    }

    /// Presses waits for nobody.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return false
    }

    /// Buttons keep their touches.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        return !(touch.view is UIControl)
    }
}

/// The recognizers beside the pan.
public class GestureSurfaceView: UIView {
    private var edges: UIRectEdge = [.left, .right, .top, .bottom]

    /// Listens to two fingers, a long press and a swipe.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: GestureSurfaceView.pinched(_:)))
        addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: GestureSurfaceView.turned(_:)))
        let press = UILongPressGestureRecognizer(target: self, action: GestureSurfaceView.pressed(_:))
        press.minimumPressDuration = 0.3
        addGestureRecognizer(press)
        let swipe = UISwipeGestureRecognizer(target: self, action: GestureSurfaceView.swiped(_:))
        swipe.direction = [.left, .right]
        addGestureRecognizer(swipe)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    func pressed(_ press: UILongPressGestureRecognizer) { alpha = press.state == .began ? 0.5 : 1 }

    func swiped(_ swipe: UISwipeGestureRecognizer) { edges = swipe.direction == .left ? .right : .all }
}
