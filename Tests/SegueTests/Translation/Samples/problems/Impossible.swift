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

#Preview("Numbers", arguments: [1, 2]) { number in
    UILabel()
}
