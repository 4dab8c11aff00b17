// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A tile grows until it fills the screen, and turns into the screen that it stands for; the pop is the same in reverse.
final class PinchAnimator: StackAnimator {
    private static let dimming: CGFloat = 0.5

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.5, steps: 12)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        guard let tile = (lower as? any PictureScreen)?.pictureView else { return nil }
        let full = canvas.bounds
        let small = canvas.convert(tile.bounds, from: tile)
        let cornerRadius = tile.layer.cornerRadius
        _ = canvas.snapshotView(lower.view, afterUpdates: true)
        canvas.addPatch(over: tile, color: lower.view.backgroundColor)
        let shade = UIView(frame: full)
        shade.backgroundColor = .black
        // The one outline of both: the tile's picture without corners of its own, and over it the screen.
        let frame = UIView(frame: full)
        frame.clipsToBounds = true
        for view in [shade, frame] { canvas.addSubview(view) }
        let picture = UIImageView(image: (tile as? UIImageView)?.image)
        picture.contentMode = tile.contentMode
        frame.addSubview(picture)
        let screen = frame.snapshotView(upper.view, afterUpdates: true)
        return { shown in
            frame.frame = small.moved(to: full, by: shown)
            // As round as the tile for most of the way, and square where the screen is.
            frame.layer.cornerRadius = cornerRadius * (1 - shown * shown * shown * shown)
            for view in [screen, picture] { view.frame = frame.bounds }
            screen.alpha = shown
            shade.alpha = Self.dimming * shown
        }
    }
}
