import UIKit

enum Radius {
    static let card: CGFloat = 12
}
