#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The line along which a drag goes.
enum DragAxis {
    case horizontal, vertical

    /// The direction of a drag by `translation`; nil where it goes more than twice as far across the axis as along it.
    func direction(of translation: CGPoint) -> DragDirection? {
        let x = translation.x
        let y = translation.y
        switch self {
        case .horizontal: return 2 * abs(x) < abs(y) ? nil : x < 0 ? .left : .right
        case .vertical: return 2 * abs(y) < abs(x) ? nil : y < 0 ? .up : .down
        }
    }
}
