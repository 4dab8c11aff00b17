// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Two screens are neighbouring faces of a cube, which turns: to the left for a push, otherwise to the right.
final class CubeAnimator: StackAnimator {
    /// The viewer's distance in widths of the screen.
    private static let distance: CGFloat = 2.4
    /// The reduction of the cube's scale half-way, as a fraction of its size: its near edge stays on the screen.
    private static let retreat: CGFloat = 0.14
    private static let shading: CGFloat = 0.75

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.6, steps: 16)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        canvas.backgroundColor = UIColor(white: 0.04, alpha: 1)
        let room = UIView(frame: canvas.bounds)
        room.layer.sublayerTransform.m34 = -1 / (Self.distance * canvas.bounds.width)
        canvas.addSubview(room)
        let faces = [lower, upper].map { Face(of: $0.view, in: room) }
        return { shown in
            faces[0].turn(to: -shown * .pi / 2, shading: Self.shading)
            faces[1].turn(to: (1 - shown) * .pi / 2, shading: Self.shading)
            let scale = 1 - Self.retreat * sin(shown * .pi)
            room.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    /// A face of the cube, which turns about the middle of the cube; a back that faces the viewer does not show.
    @MainActor private struct Face {
        private let view: UIView
        private let shade: UIView
        /// From the middle of the cube to the face.
        private let depth: CGFloat

        init(of screen: UIView, in room: UIView) {
            depth = room.bounds.width / 2
            view = UIView(frame: room.bounds)
            view.layer.isDoubleSided = false
            room.addSubview(view)
            _ = view.snapshotView(screen, afterUpdates: true)
            shade = UIView(frame: view.bounds)
            shade.backgroundColor = .black
            view.addSubview(shade)
        }

        func turn(to angle: CGFloat, shading: CGFloat) {
            let turned = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -depth), angle, 0, 1, 0)
            view.layer.transform = CATransform3DTranslate(turned, 0, 0, depth)
            shade.alpha = shading * (1 - cos(angle))
        }
    }
}
