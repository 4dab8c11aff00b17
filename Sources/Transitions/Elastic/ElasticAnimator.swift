// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The upper screen is a rubber sheet that is pulled down over the lower one: its edge bulges, what
/// is on the lower screen moves closer together below it, and on release it springs into place.
final class ElasticAnimator: StackAnimator {
    /// The spring of the sheet after a release, which starts at the velocity of the gesture.
    static let spring = UISpringTimingParameters(dampingRatio: 0.6)
    /// The completion speed after a release: at 1 the sheet, which swings for 0.9 s, would still move when the next
    /// gesture begins.
    static let completionSpeed: CGFloat = 1.8

    private static let steps = 64
    /// The height of the edge's bulge half-way, as a fraction of the screen's height.
    private static let bulge: CGFloat = 0.1
    private static let squeeze: CGFloat = 0.08
    /// The drag, below whose finger the sheet bulges most.
    private weak var drag: PanDrivenTransition?

    /// A sheet that bulges below the finger of `drag`, and in the middle where that does not pull it.
    init(operation: UINavigationController.Operation, drag: PanDrivenTransition?) {
        self.drag = drag
        // Straight lines from frame to frame go on beyond both ends where a spring driven by a gesture does.
        super.init(operation: operation, duration: 0.9, steps: Self.steps, mode: .calculationModeLinear)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        canvas.backgroundColor = lower.view.backgroundColor
        // Each by itself: what is there to be read keeps its height.
        let rows = canvas.snapshotSubviews(of: lower.view)
        let centers = rows.map(\.center)
        let foot = canvas.bounds.maxY
        let sheet = Sheet(of: upper, on: canvas)
        if let place = drag?.place { sheet.lean(to: place.x) }
        drag?.onMove = { sheet.lean(to: $0.x) }
        return { shown in
            let tension = Self.tension(shown)
            for (row, center) in zip(rows, centers) {
                row.center.y = foot - (foot - center.y) * (1 - Self.squeeze * tension)
            }
            sheet.lower(toFraction: shown)
            sheet.bend(tension, bulge: Self.bulge)
        }
    }

    override func animationEnded(_ transitionCompleted: Bool) { drag?.onMove = nil }

    /// The tension of the sheet, 0 to 1: 0 up to one keyframe from either end, and beyond.
    private static func tension(_ shown: CGFloat) -> CGFloat {
        let still = 1 / CGFloat(steps)
        let fraction = min(1, max(0, (shown - still) / (1 - 2 * still)))
        return 4 * fraction * (1 - fraction)
    }

    /// A damped oscillation, which overshoots by a twelfth of the distance and comes back.
    override func course(_ time: CGFloat) -> CGFloat {
        let decay = CGFloat(7)
        let turns = CGFloat(9)
        return 1 - exp(-decay * time) * (cos(turns * time) + decay / turns * sin(turns * time))
    }

    /// The upper screen with an edge that bulges: its colours go on above and below it.
    @MainActor private struct Sheet {
        private let view: UIView
        private let edge: UIView
        /// The view under the edge: fingers move it sideways, and time changes the height of the edge.
        private let carrier: UIView
        private let height: CGFloat
        /// Points of the sheet above the screen, for an overshoot.
        private let reserve: CGFloat
        /// Of the disk, in widths of the screen.
        private static let width: CGFloat = 1.7

        init(of controller: UIViewController, on canvas: UIView) {
            let screen: UIView = controller.view
            let bounds = canvas.bounds
            height = bounds.height
            reserve = (bounds.height / 2).rounded()
            view = UIView(
                frame: CGRect(x: 0, y: -reserve, width: bounds.width, height: height + 2 * reserve))
            view.backgroundColor = screen.backgroundColor
            canvas.addSubview(view)
            let picture = canvas.snapshotView(screen, afterUpdates: true)
            view.addSubview(picture)
            // Beneath the last two points of the picture, so that nothing shines through between them.
            let foot = UIView(frame: CGRect(x: 0, y: reserve + height - 2, width: bounds.width, height: reserve + 2))
            foot.backgroundColor = (controller as? any ElasticScreen)?.footColor ?? screen.backgroundColor
            view.insertSubview(foot, belowSubview: picture)
            picture.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            picture.center = CGPoint(x: bounds.midX, y: reserve)
            // A box with a flat disk at its lower edge, wider than the screen: how high it is makes the bulge.
            let shape = UIView(frame: view.bounds)
            let box = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: reserve + height))
            let side = bounds.width * Self.width
            edge = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            edge.layer.cornerRadius = side / 2
            carrier = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: box.frame.maxY))
            edge.center = CGPoint(x: bounds.midX, y: carrier.bounds.maxY)
            for part in [box, edge] { part.backgroundColor = .black }
            carrier.addSubview(edge)
            for part in [box, carrier] { shape.addSubview(part) }
            view.mask = shape
        }

        /// Puts the sheet's edge at a fraction of the screen's height.
        func lower(toFraction fraction: CGFloat) {
            view.center.y = height / 2 - height * (1 - fraction)
        }

        /// Moves the lowest point of the edge to `x`, and widens it so that it reaches the corner that is farther.
        func lean(to x: CGFloat) {
            let width = carrier.bounds.width
            let place = min(width, max(0, x))
            carrier.center.x = place
            carrier.transform = CGAffineTransform(scaleX: 1 + 2 * abs(place / width - 0.5), y: 1)
        }

        func bend(_ tension: CGFloat, bulge: CGFloat) {
            // The disk's outline passes through the lower corners of the box.
            let corner = (1 - 1 / (Self.width * Self.width)).squareRoot()
            let radius = bulge * height * tension / (1 - corner)
            edge.transform = CGAffineTransform(scaleX: 1, y: max(1e-6, 2 * radius / edge.bounds.height))
            edge.center.y = reserve + height - corner * radius
        }
    }
}

/// A screen that an elastic transition pulls down.
@MainActor protocol ElasticScreen: UIViewController {
    /// The colour at its lower edge, which goes on in the bulge.
    var footColor: UIColor { get }
}
