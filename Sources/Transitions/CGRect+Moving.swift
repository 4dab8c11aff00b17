#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Linear interpolation between two values: exactly the one at 0, exactly the other at 1.
extension CGFloat {
    func moved(to end: CGFloat, by part: CGFloat) -> CGFloat { self * (1 - part) + end * part }
}

extension CGPoint {
    func moved(to end: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x.moved(to: end.x, by: part), y: y.moved(to: end.y, by: part))
    }
}

extension CGRect {
    func moved(to end: CGRect, by part: CGFloat) -> CGRect {
        let origin = origin.moved(to: end.origin, by: part)
        return CGRect(
            x: origin.x, y: origin.y, width: width.moved(to: end.width, by: part),
            height: height.moved(to: end.height, by: part))
    }
}
