#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The summary of a form that was filled in.
final class StockSummaryScreen: StockScreen {
    private let heading = UILabel("A week in the Alps", size: 34, weight: .bold)
    private let card = UIView()
    private let lines = [
        UILabel("12 to 19 June", size: 20, weight: .semibold), UILabel("Reminder on 11 June", size: 17),
        UILabel("You can change everything later.", size: 15, color: .secondaryLabel),
    ]
    private let button = StockButton("Done")

    init(close: @escaping () -> Void) {
        super.init("Summary", color: .secondarySystemBackground, showOther: close)
    }

    required init?(coder: NSCoder) { nil }

    override var tappedView: UIView { button }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 18
        for line in lines { card.addSubview(line) }
        for subview in [heading, card, button] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, width) = column
        let end = UIView.placeColumn([(heading, 0)], x: left, y: headingTop, width: width)
        let bottom = UIView.placeColumn(
            [(lines[0], 0), (lines[1], 8), (lines[2], 12)], x: 20, y: 20, width: width - 40)
        card.frame = CGRect(x: left, y: end + 18, width: width, height: bottom + 20)
        button.frame = CGRect(x: left, y: card.frame.maxY + 28, width: width, height: 52)
    }
}
