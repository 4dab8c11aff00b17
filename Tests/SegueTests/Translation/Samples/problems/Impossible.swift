import UIKit

@objc protocol SourceDelegate {
    @objc optional func count(in source: Source) -> Int
}

class Source: NSObject {
    let other = UIViewController()
    var moved: Selector { #selector(other.viewDidLoad) }
}

extension UIViewController {
    override func viewWillLayoutSubviews() {}
}

#Preview("Nothing") {
    if UIScreen.main.scale > 1 { UILabel() }
}
