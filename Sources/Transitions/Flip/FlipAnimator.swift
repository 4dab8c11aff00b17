// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The card on a screen turns over; what else is there fades into what is there on its other side.
final class FlipAnimator: StackAnimator {
    /// The viewer's distance in widths of the card.
    private static let distance: CGFloat = 3
    private static let thickness: CGFloat = 6
    private static let shading: CGFloat = 0.45

    /// The sense of rotation of a push: 1 where the right edge of the card comes to the front first, -1 for the left one.
    private let sense: CGFloat

    init(operation: UINavigationController.Operation, sense: CGFloat = 1) {
        self.sense = sense
        super.init(operation: operation, duration: 0.7, steps: 24)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        guard let front = (lower as? any CardFaceScreen)?.face, let back = (upper as? any CardFaceScreen)?.face else {
            return nil
        }
        canvas.backgroundColor = lower.view.backgroundColor
        let old = surroundings(of: front, on: lower, canvas)
        let new = surroundings(of: back, on: upper, canvas)
        let place = canvas.convert(front.bounds, from: front)
        let shadow = CardShadow(frame: place)
        let table = UIView(frame: place)
        table.layer.sublayerTransform.m34 = -1 / (Self.distance * place.width)
        for view in [shadow, table] { canvas.addSubview(view) }
        let sides = Self.sides(front, back, on: table)
        return { [sense] shown in
            for side in sides { side.turn(by: -sense * shown * .pi, shading: Self.shading) }
            for view in old { view.alpha = max(0, 1 - 2 * shown) }
            for view in new { view.alpha = max(0, 2 * shown - 1) }
            let lift = sin(shown * .pi)
            shadow.transform = CGAffineTransform(translationX: 0, y: 26 * lift)
                .scaledBy(x: max(0.08, abs(cos(shown * .pi))), y: 1 - 0.06 * lift)
            shadow.alpha = 1 - 0.4 * lift
            table.transform = CGAffineTransform(scaleX: 1 - 0.1 * lift, y: 1 - 0.1 * lift)
        }
    }

    /// Snapshots of what is beside the card and its shadow.
    private func surroundings(of face: UIView, on screen: UIViewController, _ canvas: UIView) -> [UIView] {
        canvas.snapshotSubviews(of: screen.view, except: [face] + screen.view.subviews.filter { $0 is CardShadow })
    }

    /// Front, back and the two edges between them.
    private static func sides(_ front: UIView, _ back: UIView, on table: UIView) -> [Side] {
        let bounds = table.bounds
        let edge = CGRect(x: bounds.midX - thickness / 2, y: 0, width: thickness, height: bounds.height)
            .insetBy(dx: 0, dy: CardShadow.cornerRadius)
        var sides = [0, CGFloat.pi].map { Side(frame: bounds, from: thickness / 2, at: $0, on: table) }
        for (side, face) in zip(sides, [front, back]) { side.show(face) }
        for angle in [CGFloat.pi / 2, -.pi / 2] {
            let side = Side(frame: edge, from: bounds.width / 2, at: angle, on: table)
            side.view.backgroundColor = UIColor(white: 0.98, alpha: 1)
            sides.append(side)
        }
        return sides
    }

    /// One side of the card: it turns about the card's middle, and shows from outside only.
    @MainActor private struct Side {
        let view: UIView
        private let shade: UIView
        private let angle: CGFloat
        private let depth: CGFloat

        /// A side `depth` points in front of the middle once the card is turned by `-angle`.
        init(frame: CGRect, from depth: CGFloat, at angle: CGFloat, on table: UIView) {
            self.angle = angle
            self.depth = depth
            view = UIView(frame: frame)
            view.layer.isDoubleSided = false
            shade = UIView(frame: view.bounds)
            shade.backgroundColor = .black
            view.addSubview(shade)
            table.addSubview(view)
        }

        func show(_ face: UIView) {
            let picture = face.snapshotView(afterScreenUpdates: true) ?? UIView()
            picture.frame = view.bounds
            view.insertSubview(picture, belowSubview: shade)
            shade.layer.cornerRadius = CardShadow.cornerRadius
        }

        func turn(by turn: CGFloat, shading: CGFloat) {
            let middle = CATransform3DMakeTranslation(0, 0, -FlipAnimator.thickness / 2)
            let turned = CATransform3DRotate(middle, turn + angle, 0, 1, 0)
            view.layer.transform = CATransform3DTranslate(turned, 0, 0, depth)
            shade.alpha = min(1, shading * (1 - cos(turn + angle)))
        }
    }
}

/// A screen with a card on it, one side of which shows.
@MainActor protocol CardFaceScreen: UIViewController {
    /// That side; at the same place on both screens.
    var face: UIView { get }
}
