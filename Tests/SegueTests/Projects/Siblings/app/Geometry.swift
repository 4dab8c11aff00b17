import UIKit

func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }

extension CGRect {
    func insetBy(_ distance: CGFloat) -> CGRect { insetBy(dx: distance, dy: distance) }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
