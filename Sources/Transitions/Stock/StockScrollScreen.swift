#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A heading and items that scroll; a tap leads to the other screen.
class StockScrollScreen: StockScreen {
    let heading: UILabel
    let items: [UIView]
    private let scroll = UIScrollView()

    /// A screen with `items` below `title`; `open` is called when the user wants the other screen.
    init(_ title: String, items: [UIView], open: @escaping () -> Void) {
        heading = UILabel(title, size: 34, weight: .bold)
        self.items = items
        super.init(title, showOther: open)
    }

    required init?(coder: NSCoder) { nil }

    final override var tappedView: UIView { scroll }

    final override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        for subview in [heading] + items { scroll.addSubview(subview) }
    }

    final override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        layOutItems(below: max(view.safeAreaInsets.top, 44) + 16)
        scroll.contentSize = CGSize(width: view.bounds.width, height: (items.last?.frame.maxY ?? 0) + 40)
    }

    /// Sets the frames of the heading, whose upper edge is at `top`, and of the items.
    func layOutItems(below top: CGFloat) {}
}
