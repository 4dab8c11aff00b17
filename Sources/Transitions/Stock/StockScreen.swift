#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen to try a transition with; a tap leads to the other one.
class StockScreen: UIViewController {
    private let color: UIColor
    private let showOther: () -> Void

    /// A screen on `color`; `showOther` is called when the user wants the other screen.
    init(_ title: String, color: UIColor = .systemBackground, showOther: @escaping () -> Void) {
        self.color = color
        self.showOther = showOther
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    /// The view on which a tap leads to the other screen.
    var tappedView: UIView { view }

    /// The left edge and the width of a column in the middle, at most 680 points wide.
    var column: (left: CGFloat, width: CGFloat) {
        let width = min(view.bounds.width - 48, 680)
        return ((view.bounds.width - width) / 2, width)
    }

    var isWide: Bool { view.bounds.width > view.bounds.height }

    /// The upper edge of the heading, below a status bar.
    var headingTop: CGFloat { max(view.safeAreaInsets.top, isWide ? 12 : 44) + 16 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.clipsToBounds = true
        tappedView.onTap { [unowned self] _ in showOther() }
    }
}
