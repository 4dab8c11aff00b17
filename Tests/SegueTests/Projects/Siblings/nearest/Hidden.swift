import UIKit

private enum Radius {
    static let card: CGFloat = 3
}

enum Hidden {
    static let radius = Radius.card
}
