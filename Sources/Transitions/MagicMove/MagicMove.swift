#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The snapshots of one magic move, and their positions at each fraction of it.
@MainActor struct MagicMove {
    private let backdrop: UIView
    private let elements: [MagicMoveElement]
    private let rest: [UIView]
    private let restCenters: [CGPoint]
    /// The distance in points by which what belongs to the upper screen alone comes up.
    private static let rise: CGFloat = 24

    /// Puts snapshots of both screens on `canvas`; nil where they have nothing in common.
    init?(from lower: UIViewController, to upper: UIViewController, on canvas: UIView) {
        guard let lowerViews = (lower as? any MagicMoveScreen)?.movingViews,
            let upperViews = (upper as? any MagicMoveScreen)?.movingViews
        else { return nil }
        let pairs = lowerViews.compactMap { name, view in
            upperViews.first { $0.key == name }.map { (lower: view, upper: $0.value) }
        }
        guard !pairs.isEmpty else { return nil }

        // The lower screen, with patches of its own colour where the moving views were.
        _ = canvas.snapshotView(lower.view, afterUpdates: true)
        for pair in pairs { canvas.addPatch(over: pair.lower, color: lower.view.backgroundColor) }
        backdrop = UIView(frame: canvas.bounds)
        backdrop.backgroundColor = upper.view.backgroundColor
        canvas.addSubview(backdrop)
        rest = canvas.snapshotSubviews(of: upper.view, except: pairs.map(\.upper))
        restCenters = rest.map(\.center)
        elements = pairs.map { MagicMoveElement($0.lower, $0.upper, on: canvas) }
    }

    /// Shows the move at the fraction `part` of the transition to the upper screen.
    func show(_ part: CGFloat) {
        // Dark before the elements cross what else is on the lower screen.
        let absence = 1 - part
        backdrop.alpha = 1 - absence * absence * absence
        guard let leader = elements.last else { return }
        let frame = leader.show(part)
        for element in elements.dropLast() { element.show(part, beside: frame, of: leader) }
        let presence = max(0, 2 * part - 1)
        for (view, center) in zip(rest, restCenters) {
            view.alpha = presence
            view.center = CGPoint(x: center.x, y: center.y + Self.rise * (1 - presence))
        }
    }
}
