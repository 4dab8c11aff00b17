#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Where a drag goes.
enum DragDirection {
    case up, down, left, right

    /// How far `vector` goes in this direction.
    func length(of vector: CGPoint) -> CGFloat {
        switch self {
        case .up: -vector.y
        case .down: vector.y
        case .left: -vector.x
        case .right: vector.x
        }
    }
}
