#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// An element that both screens of a magic move show: its snapshots, and its path from one to the other.
@MainActor struct MagicMoveElement {
    let lower: UIView
    let upper: UIView
    private let (start, end): (CGRect, CGRect)
    private let (picture, counterpart): (UIView, UIView?)
    /// The offset from the straight path to the arc, half-way; at right angles, so that the arc takes no more time
    /// anywhere.
    private let arc: CGVector
    /// The height of the arc, as a fraction of the distance between the straight path and the corner of a path that
    /// goes sideways first.
    private static let bend: CGFloat = 0.4

    /// Puts snapshots of `lower` and, where that looks different, of `upper` on `canvas`.
    init(_ lower: UIView, _ upper: UIView, on canvas: UIView) {
        self.lower = lower
        self.upper = upper
        start = canvas.convert(lower.bounds, from: lower)
        end = canvas.convert(upper.bounds, from: upper)
        arc = Self.arc(from: start.center, to: end.center)
        picture = canvas.snapshotView(lower, afterUpdates: true)
        counterpart = Self.looksAlike(lower, upper) ? nil : canvas.snapshotView(upper, afterUpdates: true)
    }

    /// Shows the element at the fraction `part` of its path to the upper screen.
    func show(_ part: CGFloat) {
        let straight = start.center.moved(to: end.center, by: part)
        let height = 4 * part * (1 - part)
        let center = CGPoint(x: straight.x + arc.dx * height, y: straight.y + arc.dy * height)
        for view in [picture, counterpart] {
            view?.bounds.size = start.moved(to: end, by: part).size
            view?.center = center
        }
        // Near the middle alone: elsewhere what is there to be read is whole.
        let changed = min(1, max(0, (part - 0.4) / 0.2))
        counterpart?.alpha = changed
        if counterpart != nil { picture.alpha = 1 - changed }
    }

    private static func arc(from start: CGPoint, to end: CGPoint) -> CGVector {
        let x = end.x - start.x
        let y = end.y - start.y
        let square = x * x + y * y
        guard square > 0 else { return .zero }
        // The corner's distance from the way, |xy| / √square, along the way's normal.
        return CGVector(dx: x * y * y / square * bend, dy: -x * x * y / square * bend)
    }

    /// Whether both show the same image.
    private static func looksAlike(_ one: UIView, _ other: UIView) -> Bool {
        guard let image = (one as? UIImageView)?.image?.cgImage else { return false }
        return image === (other as? UIImageView)?.image?.cgImage
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
