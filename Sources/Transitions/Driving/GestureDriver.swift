#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A gesture that drives a transition: the interaction controller of the one that it starts.
@MainActor protocol GestureDriver: UIViewControllerInteractiveTransitioning {
    /// Whether the gesture drives the transition that starts now.
    var isDriving: Bool { get }
}
