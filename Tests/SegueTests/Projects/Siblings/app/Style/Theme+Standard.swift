import UIKit

extension Theme {
    static let standard = Theme(color: .systemTeal)
}
