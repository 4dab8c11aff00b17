#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The summary of a form that was filled in.
final class StockSummaryScreen: UIViewController {
    private let heading = UILabel("A week in the Alps", size: 34, weight: .bold)
    private let card = UIView()
    private let lines = [
        UILabel("12 to 19 June", size: 20, weight: .semibold), UILabel("Reminder on 11 June", size: 17),
        UILabel("You can change everything later.", size: 15, color: .secondaryLabel),
    ]
    private let button = StockButton("Done")
    private let close: () -> Void

    init(close: @escaping () -> Void) {
        self.close = close
        super.init(nibName: nil, bundle: nil)
        title = "Summary"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.clipsToBounds = true
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 18
        for line in lines { card.addSubview(line) }
        for subview in [heading, card, button] { view.addSubview(subview) }
        button.onTap { [unowned self] _ in close() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(view.bounds.width - 48, 680)
        let left = (view.bounds.width - width) / 2
        let isWide = view.bounds.width > view.bounds.height
        let top = max(view.safeAreaInsets.top, isWide ? 12 : 44) + 16
        let end = UIView.placeColumn([(heading, 0)], x: left, y: top, width: width)
        let bottom = UIView.placeColumn(
            [(lines[0], 0), (lines[1], 8), (lines[2], 12)], x: 20, y: 20, width: width - 40)
        card.frame = CGRect(x: left, y: end + 18, width: width, height: bottom + 20)
        button.frame = CGRect(x: left, y: card.frame.maxY + 28, width: width, height: 52)
    }
}
