#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The direction of a drag along its axis.
enum DragDirection {
    case up, down, left, right

    /// The component of `vector` in this direction; negative the other way.
    func length(of vector: CGPoint) -> CGFloat {
        switch self {
        case .up: -vector.y
        case .down: vector.y
        case .left: -vector.x
        case .right: vector.x
        }
    }
}
