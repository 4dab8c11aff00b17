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
    /// The column in which everything stands.
    private let content = UILayoutGuide()
    private lazy var headingTopConstraint = heading.topAnchor.constraint(equalTo: view.topAnchor)
    /// The constraints of the fields in a column, and in a row.
    private var fieldsInColumn: [NSLayoutConstraint] = []
    private var fieldsInRow: [NSLayoutConstraint] = []
    private static let gap: CGFloat = 16

    init(open: @escaping () -> Void) { super.init("New trip", showOther: open) }

    required init?(coder: NSCoder) { nil }

    override var tappedView: UIView { button }

    override func viewDidLoad() {
        super.viewDidLoad()
        toggle.isOn = true
        // The label takes the room that the switch leaves it.
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        for subview in [heading, reminder, toggle, button] + captions + fields {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.addLayoutGuide(content)
        activateConstraints()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        headingTopConstraint.constant = headingTop
        let arrangement = isWide ? fieldsInRow : fieldsInColumn
        guard arrangement.first?.isActive == false else { return }
        NSLayoutConstraint.deactivate(isWide ? fieldsInColumn : fieldsInRow)
        NSLayoutConstraint.activate(arrangement)
    }

    private func activateConstraints() {
        let margins = content.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)
        margins.priority = UILayoutPriority(999)
        var constraints = [
            margins, headingTopConstraint, content.widthAnchor.constraint(lessThanOrEqualToConstant: 680),
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            heading.heightAnchor.constraint(equalToConstant: 42),
            toggle.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            toggle.topAnchor.constraint(equalTo: reminder.topAnchor),
            reminder.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            reminder.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -Self.gap),
            reminder.topAnchor.constraint(equalTo: fields[2].bottomAnchor, constant: 24),
            reminder.heightAnchor.constraint(equalToConstant: 31),
            button.topAnchor.constraint(equalTo: reminder.bottomAnchor, constant: 28),
            button.heightAnchor.constraint(equalToConstant: 52),
        ]
        for wide in [heading, button] {
            constraints += [
                wide.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                wide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ]
        }
        for (caption, field) in zip(captions, fields) {
            constraints += [
                caption.leadingAnchor.constraint(equalTo: field.leadingAnchor),
                caption.trailingAnchor.constraint(equalTo: field.trailingAnchor),
                caption.heightAnchor.constraint(equalToConstant: 18),
                field.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 6),
                field.heightAnchor.constraint(equalToConstant: 46),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        makeFieldConstraints()
    }

    /// Makes the constraints that put the fields beneath each other, and those that put them side by side.
    private func makeFieldConstraints() {
        for (index, field) in fields.enumerated() {
            let above = index == 0 ? heading : fields[index - 1]
            fieldsInColumn += [
                captions[index].topAnchor.constraint(equalTo: above.bottomAnchor, constant: 18),
                field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ]
            fieldsInRow.append(captions[index].topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 18))
            if index > 0 {
                fieldsInRow += [
                    field.leadingAnchor.constraint(equalTo: fields[index - 1].trailingAnchor, constant: Self.gap),
                    field.widthAnchor.constraint(equalTo: fields[0].widthAnchor),
                ]
            }
        }
        fieldsInRow += [
            fields[0].leadingAnchor.constraint(equalTo: content.leadingAnchor),
            fields[2].trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ]
    }
}
