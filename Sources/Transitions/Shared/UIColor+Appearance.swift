#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

extension UIColor {
    /// Paper that lies on a screen: white, and a dark grey in the dark appearance.
    static let paper = adaptive(.white, dark: UIColor(white: 0.13, alpha: 1))

    /// A colour, and another one in the dark appearance.
    static func adaptive(_ light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A grey of that brightness, and of another one in the dark appearance.
    static func grey(_ light: CGFloat, dark: CGFloat) -> UIColor {
        adaptive(UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
    }
}
