// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The card on a screen lifts and turns over; what else is there fades into what is there on its other side.
final class FlipAnimator: StackAnimator {
    /// The viewer's distance in widths of the card.
    private static let distance: CGFloat = 3
    /// The fraction by which the card grows as it comes up to the viewer.
    private static let growth: CGFloat = 0.06

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
        let card = CardBody(front, back, frame: table.bounds)
        table.addSubview(card)
        let center = table.center
        return { [sense] shown in
            let turn = shown * .pi
            card.turn(by: -sense * turn)
            for view in old { view.alpha = max(0, 1 - 2 * shown) }
            for view in new { view.alpha = max(0, 2 * shown - 1) }
            let lift = sin(turn)
            shadow.fall(from: lift, turned: turn, sense: sense)
            let scale = 1 + Self.growth * lift
            table.transform = CGAffineTransform(scaleX: scale, y: scale)
            table.center = CGPoint(x: center.x, y: center.y - 16 * lift)
        }
    }

    /// Snapshots of what is beside the card and its shadow.
    private func surroundings(of face: UIView, on screen: UIViewController, _ canvas: UIView) -> [UIView] {
        canvas.snapshotSubviews(of: screen.view, except: [face] + screen.view.subviews.filter { $0 is CardShadow })
    }
}

/// A screen with a card on it, one side of which shows.
@MainActor protocol CardFaceScreen: UIViewController {
    /// That side; at the same place on both screens.
    var face: UIView { get }
}
