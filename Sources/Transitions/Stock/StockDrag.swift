#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A drag anywhere that drives a transition between stock screens: to the left or up goes forward, to the right or down
/// goes back.
@MainActor package final class StockDrag {
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
        _ style: StockStyle, of root: UIViewController, on view: UIView, isAtStart: @escaping () -> Bool,
        start: @escaping (any UIViewControllerInteractiveTransitioning) -> Void
    ) {
        let forward: DragDirection = style == .modal ? .up : .left
        drag = PanDrivenTransition(
            style == .modal ? .vertical : .horizontal, in: root, on: view,
            travel: { style == .modal ? $0.height : $0.width },
            start: { [holder] direction, _ in
                guard isAtStart() == (direction == forward) else { return nil }
                return { holder.drag.map(start) }
            })
        holder.drag = drag
    }
}
