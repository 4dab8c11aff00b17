import UIKit

enum Palette {
    static let card = UIColor.systemTeal
}
