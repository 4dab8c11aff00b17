#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A driver of the user's that recognizes gestures on a stock screen, and drives the way back from it.
@MainActor package final class StockDriver {
    /// Makes a driver that recognizes gestures on the controller; nil where it is none for that controller.
    private let make: (UIViewController) -> (any UIViewControllerInteractiveTransitioning)?
    /// Whether a driver's gesture drives a transition; nil where only the recognizers tell.
    private let isDriving: ((any UIViewControllerInteractiveTransitioning) -> Bool)?
    private var driver: (any UIViewControllerInteractiveTransitioning)?
    /// The recognizers that the driver added.
    private var recognizers: [UIGestureRecognizer] = []

    /// A driver that `make` makes for each screen; `isDriving` says whether its gesture drives a transition.
    package init(
        _ make: @escaping (UIViewController) -> (any UIViewControllerInteractiveTransitioning)?,
        isDriving: ((any UIViewControllerInteractiveTransitioning) -> Bool)?
    ) {
        self.make = make
        self.isDriving = isDriving
    }

    /// Makes a driver for `screen` in place of the one before, whose recognizers go.
    func attach(to screen: UIViewController) {
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
        let views = [screen.view, screen.navigationController?.view, screen.tabBarController?.view].compactMap(\.self)
        let former = Set(views.flatMap { $0.gestureRecognizers ?? [] })
        driver = make(screen)
        recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { !former.contains($0) }
    }

    /// Whether there is a driver for the screen that was attached last.
    var isAttached: Bool { driver != nil }

    /// The driver while its gesture drives the transition that begins; nil for one that a tap or a key began.
    var active: (any UIViewControllerInteractiveTransitioning)? {
        guard let driver else { return nil }
        if let isDriving { return isDriving(driver) ? driver : nil }
        return recognizers.contains { $0.state == .began || $0.state == .changed } ? driver : nil
    }
}
