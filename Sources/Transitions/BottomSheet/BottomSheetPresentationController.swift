#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a sheet that rests at one of two heights: a drag moves it between them, and away.
final class BottomSheetPresentationController: PanelPresentationController {
    /// A height at which the sheet rests.
    enum Detent: CaseIterable {
        case medium, large

        /// The part of the container's height that it covers.
        var proportion: CGFloat { self == .medium ? 0.5 : 0.92 }
    }

    /// The height at which the sheet rests now; medium at first.
    private(set) var detent = Detent.medium
    private var resize: DetentDrag?

    override var dimming: CGFloat { 0.28 }
    override var cornerRadius: CGFloat { 22 }
    override var visibleHeight: CGFloat { height(of: detent) }
    /// Higher than it shows: what is below the screen's end comes up with the sheet.
    override var contentHeight: CGFloat { height(of: .large) }
    /// For when it is drawn up too far.
    override var reserve: CGFloat { 120 }
    override var mayDragAway: Bool { detent == .medium }

    /// How much of the container's height the sheet covers at `detent`, in points.
    func height(of detent: Detent) -> CGFloat { ((containerView?.bounds.height ?? 0) * detent.proportion).rounded() }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { resize = DetentDrag(self) }
    }

    /// Lets the sheet rest at `detent`: it springs there, with the `velocity` that its height had, in points a second.
    func rest(at detent: Detent, velocity: CGFloat = 0) {
        self.detent = detent
        let frame = frameOfPresentedViewInContainerView
        let way = panel.frame.minY - frame.minY
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: way == 0 ? 0 : velocity / way, options: .allowUserInteraction
        ) { panel.frame = frame }
    }
}
