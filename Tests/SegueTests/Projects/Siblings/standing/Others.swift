import Network
import UIKit

final class Timer {}

extension UIView {
    static func animate(withDuration duration: Double, _ block: () -> Void) { block() }
}
