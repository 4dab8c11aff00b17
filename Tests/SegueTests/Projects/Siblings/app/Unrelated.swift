import Network
import UIKit

extension UILabel {
    func fade() { alpha = 0 }
}

struct Unrelated {
    var card: CardView
}
