import UIKit

protocol Shakeable {}

extension Shakeable where Self: UIView {
    func shake() { transform = CGAffineTransform(translationX: 3, y: 0) }
}
