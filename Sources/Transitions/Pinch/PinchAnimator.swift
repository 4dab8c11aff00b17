#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A tile grows until it fills the screen, and turns into the screen that it stands for; the pop is the same in reverse.
final class PinchAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation
    private static let dimming: CGFloat = 0.5

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.5)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let pushes = operation == .push
        let (lower, upper) = pushes ? (from, to) : (to, from)
        guard let tile = (lower as? any PictureScreen)?.pictureView else {
            return super.stage(from: from, to: to, on: canvas)
        }
        let (full, small) = (canvas.bounds, canvas.convert(tile.bounds, from: tile))
        let cornerRadius = tile.layer.cornerRadius
        _ = canvas.snapshotView(lower.view, afterUpdates: true)
        // Where the tile was; a point larger, as its smooth edges would shine through the patch's own.
        let patch = UIView(frame: small.insetBy(dx: -1, dy: -1))
        patch.backgroundColor = lower.view.backgroundColor
        let shade = UIView(frame: full)
        shade.backgroundColor = .black
        let frame = UIView(frame: full)
        frame.clipsToBounds = true
        for view in [patch, shade, frame] { canvas.addSubview(view) }
        let screen = frame.snapshotView(upper.view, afterUpdates: true)
        let picture = canvas.snapshotView(tile, afterUpdates: true)
        return { part in
            let shown = pushes ? part : 1 - part
            // Out of sight behind the tile at first, edges included.
            frame.frame = small.insetBy(dx: 1, dy: 1).moved(to: full, by: shown)
            frame.layer.cornerRadius = cornerRadius * (1 - shown)
            screen.frame = frame.bounds
            picture.frame = small.moved(to: full, by: shown)
            picture.alpha = 1 - shown
            shade.alpha = Self.dimming * shown
        }
    }
}
