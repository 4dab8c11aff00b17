import UIKit

struct Theme {
    static let radius: CGFloat = 12
    static let duration: TimeInterval = 0.4
    let color: UIColor
}
