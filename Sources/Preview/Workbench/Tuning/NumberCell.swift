import ViewKit

/// A row of the panel of numbers: the argument, its line, and its value by slider and by text.
final class NumberCell: UITableViewCell {
    static let height = 54.0
    /// Called with the value that the user set.
    var onChange: (Double) -> Void = { _ in }
    /// Called when a change by the slider ends.
    var onEnd: () -> Void = {}
    /// Called when the line is to be opened in an editor.
    var onOpen: () -> Void = {}

    private let mark = UIView()
    private let name = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.text)
    private let call = WorkbenchStyle.label("", WorkbenchStyle.small, WorkbenchStyle.detail)
    private let line = UIButton(type: .custom)
    private let field = NumberField(frame: .zero)
    private let slider = UISlider(frame: .zero)
    private(set) var number: TunableNumber?

    private static let fieldWidth = 64.0
    private static let lineWidth = 44.0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = WorkbenchStyle.background
        selectionStyle = .none
        mark.layer.cornerRadius = 3
        mark.backgroundColor = WorkbenchStyle.measured
        line.titleLabel?.font = WorkbenchStyle.small
        line.setTitleColor(WorkbenchStyle.accent, for: .normal)
        line.contentHorizontalAlignment = .right
        line.addAction(UIAction { [unowned self] _ in onOpen() }, for: .primaryActionTriggered)
        field.onChange = { [unowned self] in typed($0) }
        field.onStep = { [unowned self] in move(by: $0) }
        slider.minimumTrackTintColor = WorkbenchStyle.accent
        slider.addAction(UIAction { [unowned self] _ in slid() }, for: .valueChanged)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            slider.addAction(UIAction { [unowned self] _ in onEnd() }, for: event)
        }
        for view in [mark, name, call, line, field, slider] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `number`; what the user is about to change stays as it is.
    func show(_ number: TunableNumber) {
        let isOther = number.id != self.number?.id
        self.number = number
        name.text = number.name
        call.text = number.id.call
        line.setTitle(":\(number.position.line)", for: .normal)
        line.accessibilityLabel = "Open line \(number.position.line)"
        field.accessibilityLabel = number.name
        slider.accessibilityLabel = number.name
        mark.isHidden = !number.isTuned
        if isOther {
            slider.minimumValue = Float(number.range.lowerBound)
            slider.maximumValue = Float(number.range.upperBound)
        }
        if !slider.isTracking || isOther { slider.value = Float(number.value) }
        field.valueText = Self.text(number.value)
        setNeedsLayout()
    }

    /// Changes the value by so many steps of the wheel or of an arrow key.
    func move(by steps: Double) {
        guard let number else { return }
        let value = number.stepped(number.value + steps * number.kind.step)
        onChange(min(max(value, number.range.lowerBound), number.range.upperBound))
    }

    /// The rectangles of the slider, of the text and of the line in the window, in points.
    var frames: (slider: CGRect, text: CGRect, line: CGRect) {
        (
            slider.convert(slider.bounds, to: nil), field.convert(field.bounds, to: nil),
            line.convert(line.bounds, to: nil)
        )
    }

    /// Whether the wheel at `point` of the cell changes the value: over the slider and the text.
    func changes(at point: CGPoint) -> Bool { point.y >= slider.frame.minY || point.x >= field.frame.minX }

    private func slid() {
        guard let number else { return }
        onChange(number.stepped(Double(slider.value)))
    }

    private func typed(_ value: Double) {
        onChange(value)
        onEnd()
    }

    /// A value with as many decimals as it needs, at most six.
    static func text(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let margin = WorkbenchStyle.margin
        let right = width - margin
        field.frame = CGRect(x: right - Self.fieldWidth, y: 4, width: Self.fieldWidth, height: 20)
        line.frame = CGRect(x: field.frame.minX - 8 - Self.lineWidth, y: 4, width: Self.lineWidth, height: 20)
        let room = max(0, line.frame.minX - margin - 4)
        let nameWidth = min(room, name.sizeThatFits(CGSize(width: room, height: 20)).width)
        mark.frame = CGRect(x: 3, y: 11, width: 6, height: 6)
        name.frame = CGRect(x: margin, y: 4, width: nameWidth, height: 20)
        call.frame = CGRect(x: name.frame.maxX + 6, y: 5, width: max(0, room - nameWidth - 6), height: 20)
        slider.frame = CGRect(x: margin, y: 22, width: max(0, right - margin), height: 30)
    }
}
