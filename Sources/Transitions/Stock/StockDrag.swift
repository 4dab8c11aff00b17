#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A drag anywhere that drives a transition between stock screens: to the left or up goes forward, to the right or down
/// goes back; a list with more to show scrolls.
@MainActor package final class StockDrag {
    /// The transition that a drag drives.
    package struct Kind {
        package var style: StockStyle
        /// The driver whose gesture goes back in place of the drag, where it is attached; nil for none.
        package var driver: StockDriver?
    }

    private let drags: [PanDrivenTransition]

    /// A drag that its own closure names.
    @MainActor private final class Holder {
        weak var drag: PanDrivenTransition?
    }

    /// A drag on `view` for the screens of `root`.
    ///
    /// `isAtStart` says which way is next, and `start` begins the transition with the drag as its interaction controller.
    package init(
        _ kind: Kind, of root: UIViewController, on view: UIView, isAtStart: @escaping () -> Bool,
        start: @escaping (any UIViewControllerInteractiveTransitioning) -> Void
    ) {
        drags = [DragAxis.horizontal, .vertical].map { axis in
            let isVertical = axis == .vertical
            let holder = Holder()
            let drag = PanDrivenTransition(
                axis, in: root, on: view, travel: { isVertical ? $0.height : $0.width },
                start: { direction, _ in
                    let goesForward = direction == .left || direction == .up
                    guard isAtStart() == goesForward, goesForward || kind.driver?.isAttached != true else { return nil }
                    return { holder.drag.map(start) }
                })
            holder.drag = drag
            return drag
        }
    }
}
