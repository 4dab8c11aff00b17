import UIKit

class Item: NSObject {
    @objc var name = "a"
}

class Screen: UIViewController {
    let path = \UIScrollView.contentOffset
    let names = [\Item.name]
    func follow(_ scroll: UIScrollView, _ item: Item) {
        _ = scroll.observe(path, options: .new) { _, _ in }
        _ = item.observe(names[0]) { _, _ in }
        _ = item.observe(\.name) { _, _ in }
        _ = scroll.observe(\.contentOffset.y) { _, _ in }
        _ = scroll.observe(\.zoomScale) { _, _ in }
        _ = scroll.observe(\.subviews[0].frame) { _, _ in }
        _ = scroll.publisher(for: \.zoomScale)
        _ = scroll.publisher(for: \.subviews[0].frame, options: .new)
        scroll.addObserver(self, forKeyPath: #keyPath(UIScrollView.decelerationRate), options: .new, context: nil)
        scroll.addObserver(self, forKeyPath: "tag", options: .new, context: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(hear), name: nil, object: nil)
    }
    @objc func hear() {}
}
