// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A camera goes closer to one picture of the lower screen, until the picture is as large as on the upper one; the
/// pictures around it grow past the edges.
final class ZoomAnimator: StackAnimator {

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.55, steps: 6)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        guard let sheet = lower as? ContactSheetViewController, let thumbnail = sheet.pictureView,
            let picture = (upper as? any PictureScreen)?.pictureView
        else { return nil }
        let small = canvas.convert(thumbnail.bounds, from: thumbnail)
        let large = canvas.convert(picture.bounds, from: picture)
        canvas.backgroundColor = lower.view.backgroundColor
        let wall = UIView(frame: canvas.convert(lower.view.bounds, from: lower.view))
        canvas.addSubview(wall)
        _ = wall.snapshotViews(sheet.wall, afterUpdates: true)
        let backdrop = UIView(frame: canvas.bounds)
        backdrop.backgroundColor = upper.view.backgroundColor
        canvas.addSubview(backdrop)
        let print = canvas.snapshotView(picture, afterUpdates: true)
        let rest = canvas.snapshotSubviews(of: upper.view, except: [picture])
        let middle = wall.center
        return { shown in
            let frame = small.moved(to: large, by: shown)
            let scale = frame.width / max(1, small.width)
            wall.transform = CGAffineTransform(scaleX: scale, y: scale)
            wall.center = CGPoint(
                x: frame.midX + (middle.x - small.midX) * scale, y: frame.midY + (middle.y - small.midY) * scale)
            print.frame = frame
            print.alpha = min(1, 3 * shown)
            backdrop.alpha = min(1, 1.25 * shown * shown)
            // Words begin to show where the pictures behind them are all but gone.
            for view in rest { view.alpha = max(0, 4 * shown - 3) }
        }
    }
}
