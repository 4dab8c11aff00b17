import UIKit

extension UIButton: Shakeable {}
