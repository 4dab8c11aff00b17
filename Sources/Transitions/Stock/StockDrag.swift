#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A drag anywhere that drives a transition between stock screens: to the left or up goes forward, to the right or down
/// goes back.
@MainActor package final class StockDrag {
    /// The transition that a drag drives.
    package struct Kind {
        package var style: StockStyle
        /// The driver whose gesture goes back in place of the drag, where it is attached; nil for none.
        package var driver: StockDriver?
    }

    private let drag: PanDrivenTransition
    private let holder = Holder()

    /// The drag that its own closure names.
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
        let isVertical = kind.style == .modal
        let forward: DragDirection = isVertical ? .up : .left
        drag = PanDrivenTransition(
            isVertical ? .vertical : .horizontal, in: root, on: view, travel: { isVertical ? $0.height : $0.width },
            start: { [holder] direction, _ in
                let goesForward = direction == forward
                guard isAtStart() == goesForward, goesForward || kind.driver?.isAttached != true else { return nil }
                return { holder.drag.map(start) }
            })
        holder.drag = drag
    }
}
