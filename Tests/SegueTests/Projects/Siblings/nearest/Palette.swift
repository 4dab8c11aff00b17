import UIKit

enum Palette {
    static let other = UIColor.systemTeal
}
