import Foundation
import UIKit.UIGestureRecognizerSubclass

import class QuartzCore.CALayer

final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .recognized
    }
}
