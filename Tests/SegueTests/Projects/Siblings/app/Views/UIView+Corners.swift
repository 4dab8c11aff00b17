import UIKit

extension UIView {
    func roundCorners(_ radius: CGFloat) { layer.cornerRadius = radius }
}
