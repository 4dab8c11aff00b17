import UIKit

class Panel: UIPresentationController {
    let dimming = UIView()
}

class PanelView: UIView {}
