#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A form: labels, fields, a switch and a button.
final class StockFormScreen: StockScreen {
    private let heading = UILabel("New trip", size: 34, weight: .bold)
    private let captions = ["Name", "From", "To"].map { UILabel($0, size: 14, weight: .medium, color: .secondaryLabel) }
    private let fields = ["A week in the Alps", "12 June", "19 June"].map { StockField($0) }
    private let reminder = UILabel("Remind me the day before", size: 17)
    private let toggle = UISwitch()
    private let button = StockButton("Continue")

    init(open: @escaping () -> Void) { super.init("New trip", showOther: open) }

    required init?(coder: NSCoder) { nil }

    override var tappedView: UIView { button }

    override func viewDidLoad() {
        super.viewDidLoad()
        toggle.isOn = true
        for subview in [heading, reminder, toggle, button] + captions + fields { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, width) = column
        heading.frame = CGRect(x: left, y: headingTop, width: width, height: 42)
        let columns: CGFloat = isWide ? 3 : 1
        let gap: CGFloat = 16
        let fieldWidth = (width - (columns - 1) * gap) / columns
        var bottom = heading.frame.maxY
        for (index, field) in fields.enumerated() {
            let x = isWide ? left + CGFloat(index) * (fieldWidth + gap) : left
            let y = isWide ? heading.frame.maxY + 18 : bottom + 18
            captions[index].frame = CGRect(x: x, y: y, width: fieldWidth, height: 18)
            field.frame = CGRect(x: x, y: y + 24, width: fieldWidth, height: 46)
            bottom = field.frame.maxY
        }
        toggle.frame.origin = CGPoint(x: left + width - toggle.bounds.width, y: bottom + 24)
        reminder.frame = CGRect(x: left, y: bottom + 24, width: width - toggle.bounds.width - gap, height: 31)
        button.frame = CGRect(x: left, y: reminder.frame.maxY + 28, width: width, height: 52)
    }
}
