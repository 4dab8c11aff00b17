#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The snapshots of one magic move, and where they are at its two ends.
@MainActor struct MagicMove {
    private let backdrop: UIView
    private let picture: UIView
    private let rest: [UIView]
    private let lowerFrame: CGRect
    private let upperFrame: CGRect
    private let restCenters: [CGPoint]
    private let travel: CGFloat

    /// Puts snapshots of both screens on `canvas`; nil where they have no picture in common.
    init?(from lower: UIViewController, to upper: UIViewController, on canvas: UIView) {
        guard let lowerPicture = (lower as? any MagicMoveScreen)?.pictureView,
            let upperPicture = (upper as? any MagicMoveScreen)?.pictureView
        else { return nil }
        lowerFrame = canvas.convert(lowerPicture.bounds, from: lowerPicture)
        upperFrame = canvas.convert(upperPicture.bounds, from: upperPicture)
        travel = canvas.bounds.height

        // The lower screen, with a patch of its own colour where the picture was: a point larger, as the picture's smooth
        // edges would shine through the patch's own.
        _ = canvas.snapshotView(lower.view, afterUpdates: true)
        let patch = UIView(frame: lowerFrame.insetBy(dx: -1, dy: -1))
        patch.backgroundColor = lower.view.backgroundColor
        canvas.addSubview(patch)

        backdrop = UIView(frame: canvas.bounds)
        backdrop.backgroundColor = upper.view.backgroundColor
        canvas.addSubview(backdrop)
        rest = canvas.snapshotViews(upper.view.subviews.filter { $0 !== upperPicture }, afterUpdates: true)
        restCenters = rest.map(\.center)
        picture = canvas.snapshotView(lowerPicture, afterUpdates: true)
    }

    /// Puts everything where it is before the move (false) or after it (true).
    func show(upperIsShown: Bool) {
        backdrop.alpha = upperIsShown ? 1 : 0
        picture.frame = upperIsShown ? upperFrame : lowerFrame
        for (view, center) in zip(rest, restCenters) {
            view.center = upperIsShown ? center : CGPoint(x: center.x, y: center.y + travel)
        }
    }
}
