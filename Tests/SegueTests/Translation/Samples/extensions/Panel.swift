import UIKit

class Panel: UIPresentationController {
    let dimming = UIView()
}
