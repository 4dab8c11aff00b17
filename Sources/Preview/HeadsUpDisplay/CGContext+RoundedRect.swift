import Foundation
import Graphics

extension CGContext {
    /// Fills `rect`, whose corners have the radius `radius`, with `color`.
    ///
    /// The current path is empty afterwards, and `color` stays the fill colour.
    func fillRoundedRect(_ rect: CGRect, radius: CGFloat, color: CGColor) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        addPath(path)
        setFillColor(color)
        fillPath()
    }
}
