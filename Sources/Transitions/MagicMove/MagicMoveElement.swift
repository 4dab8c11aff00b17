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

    /// Shows the element at the fraction `part` of its path to the upper screen, and returns its frame.
    @discardableResult func show(_ part: CGFloat) -> CGRect {
        let straight = start.moved(to: end, by: part)
        let height = 4 * part * (1 - part)
        return show(straight.offsetBy(dx: arc.dx * height, dy: arc.dy * height), part)
    }

    /// Shows the element at the fraction `part` of the path from its place at the lower left corner of `leader` to the
    /// one there on the upper screen, while `leader` is at `frame`.
    func show(_ part: CGFloat, beside frame: CGRect, of leader: MagicMoveElement) {
        let size = start.moved(to: end, by: part).size
        let gap = CGPoint(x: start.minX - leader.start.minX, y: start.minY - leader.start.maxY)
            .moved(to: CGPoint(x: end.minX - leader.end.minX, y: end.minY - leader.end.maxY), by: part)
        show(CGRect(origin: CGPoint(x: frame.minX + gap.x, y: frame.maxY + gap.y), size: size), part)
    }

    @discardableResult private func show(_ frame: CGRect, _ part: CGFloat) -> CGRect {
        for view in [picture, counterpart] {
            view?.bounds.size = frame.size
            view?.center = frame.center
        }
        // As the backdrop darkens: before and after what is there to be read is whole.
        let changed = min(1, max(0, (part - 0.1) / 0.15))
        counterpart?.alpha = changed
        if counterpart != nil { picture.alpha = 1 - changed }
        return frame
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
