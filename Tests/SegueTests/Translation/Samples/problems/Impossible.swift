import UIKit

@objc protocol SourceDelegate {
    @objc optional static func count(in source: Source) -> Int
}

class Source: NSObject {
    var named: Selector { Selector("nowhere:") }
    func selector(named name: String) -> Selector { NSSelectorFromString(name) }
}

extension UIViewController {
    override func viewWillLayoutSubviews() {}
}

#Preview("Nothing") {
    if UIScreen.main.scale > 1 { UILabel() }
}
