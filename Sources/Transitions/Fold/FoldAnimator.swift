// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift, Shared/MapView.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The upper screen is a map folded at the left edge: it unfolds, and pushes the lower screen away to the right.
final class FoldAnimator: StackAnimator {
    /// Panels of the map; an even number, so that its free edge lies flat.
    private static let count = 4
    /// The viewer's distance in widths of the screen.
    private static let distance: CGFloat = 2
    /// Points by which neighbours overlap, so that nothing shines through between them.
    private static let overlap: CGFloat = 0.5

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.7, steps: 48)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        canvas.backgroundColor = UIColor(white: 0.1, alpha: 1)
        let below = canvas.snapshotView(lower.view, afterUpdates: true)
        let panels = (0..<Self.count).map { Panel(of: upper.view, index: $0, on: canvas) }
        let middle = canvas.bounds.midX
        let width = canvas.bounds.width
        // Farther away than any panel folds back: the panels cover what lies under their edge.
        below.layer.zPosition = -width
        // The map's edge follows the finger, and the panels turn as far as that takes.
        return { flat in
            for panel in panels { panel.fold(by: acos(flat), flat: flat, width: width) }
            below.center.x = middle + width * flat - min(Self.overlap, width * flat)
        }
    }

    /// A panel of the map, which hangs at the crest of a fold by its left or its right edge.
    @MainActor private struct Panel {
        private let view: UIView
        private let shade: ShadeView
        private let hangsLeft: Bool
        private let hinge: CGFloat

        init(of screen: UIView, index: Int, on canvas: UIView) {
            let width = canvas.bounds.width / CGFloat(FoldAnimator.count)
            hangsLeft = index % 2 == 0
            hinge = (CGFloat(index) + (hangsLeft ? 0 : 1)) * width
            let place = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: canvas.bounds.height)
            view = UIView(
                frame: place.insetBy(dx: -FoldAnimator.overlap, dy: 0).intersection(canvas.bounds))
            view.clipsToBounds = true
            let dark = UIColor(white: 0, alpha: hangsLeft ? 0.85 : 0.6)
            let light = UIColor(white: 0, alpha: hangsLeft ? 0.35 : 0.1)
            shade = ShadeView(from: hangsLeft ? light : dark, to: hangsLeft ? dark : light, isHorizontal: true)
            canvas.addSubview(view)
            _ = view.snapshotView(screen, afterUpdates: true)
            shade.frame = view.bounds
            view.addSubview(shade)
            view.layer.anchorPoint.x = (hinge - view.frame.minX) / view.frame.width
        }

        /// Folds the panel by `angle`, which makes it `flat` as wide, seen from before the middle of the map.
        func fold(by angle: CGFloat, flat: CGFloat, width: CGFloat) {
            let aside = (hinge - width / 2) * flat
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / (FoldAnimator.distance * width)
            let turn = CATransform3DMakeRotation(hangsLeft ? angle : -angle, 0, 1, 0)
            let seen = CATransform3DConcat(
                CATransform3DConcat(turn, CATransform3DMakeTranslation(aside, 0, 0)), perspective)
            view.layer.transform = CATransform3DConcat(seen, CATransform3DMakeTranslation(-aside, 0, 0))
            view.layer.position.x = hinge * flat
            shade.alpha = 1 - flat
        }
    }
}
