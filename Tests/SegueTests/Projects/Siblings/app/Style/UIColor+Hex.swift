import UIKit

extension UIColor {
    convenience init(hex: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
