import UIKit

@objcMembers class Item: NSObject {
    @objc dynamic var name = "a"
    dynamic private(set) var count: Int = 0, limit = 9
    dynamic var first, second: Int?
    @objc dynamic weak var parent: Item?
    dynamic lazy var children: [Item] = []
    @objc dynamic var label: UILabel = {
        let label = UILabel()
        return label
    }()
    @objc dynamic var level = 1.0 {
        didSet { print(level) }
    }
    @objc dynamic var both = 1 {
        willSet(new) {
            print(new)
        }
        didSet {}
    }
    @objc dynamic var half: Double {
        get { level / 2 }
        set { level = newValue * 2 }
    }
    @objc dynamic var title: String { "\(name)!" }
    @objc dynamic static var shared = Item()
    @objc dynamic func rename() { name = "b" }
}

class Special: Item {
    @objc dynamic override var name: String {
        didSet { print("special") }
    }
}

class Job: NSObject {
    private var isOver = false
    var isFinished: Bool { isOver }
    func finish() {
        willChangeValue(for: \.isFinished)
        isOver = true
        didChangeValue(for: \.isFinished)
    }
}

class Screen: UIViewController {
    let item = Item()
    let scroll = UIScrollView()
    var tokens: [NSKeyValueObservation] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tokens.append(scroll.observe(\.contentOffset) { view, _ in print(view.contentOffset) })
        tokens.append(
            scroll.observe(
                \UIScrollView.contentSize, options: [.old, .new],
                changeHandler: { _, change in
                    print(change.oldValue ?? .zero, change.newValue ?? .zero)
                }))
        tokens += [
            observe(\.item.name, options: .initial) { screen, _ in print(screen.item.name) },
            self.observe(\Screen.view.superview?.frame) { _, _ in },
            item.observe(\.parent?.parent?.name, options: [.prior]) { item, change in print(item.half, change.isPrior)
            },
            Job().observe(\.isFinished) { job, _ in print(job.isFinished) },
        ]
        item.addObserver(self, forKeyPath: #keyPath(Item.level), options: .new, context: nil)
        scroll.addObserver(self, forKeyPath: "contentSize", options: [], context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(Item.level) { return print(change?[.newKey] as? Double ?? 0) }
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

class Further: Screen {}

extension Further {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

final class Watcher: NSObject {}

extension Watcher {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "")
    }
}
