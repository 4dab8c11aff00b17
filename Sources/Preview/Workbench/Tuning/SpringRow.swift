import Motion
import ViewKit

/// A row of the tuning panel: the name of a quantity, a slider, and its value.
final class SpringRow: UIView {
    let quantity: SpringQuantity
    /// Called with the value that the user set.
    var onChange: (Double) -> Void = { _ in }
    private let name: UILabel
    private let slider = UISlider(frame: .zero)
    private let number = NumberField(frame: .zero)
    private var value = 0.0

    static let height = 30.0
    /// The width of the names, in points.
    static let nameWidth = 96.0
    private static let numberWidth = 56.0

    init(_ quantity: SpringQuantity) {
        self.quantity = quantity
        name = WorkbenchStyle.label(quantity.title, WorkbenchStyle.body, WorkbenchStyle.detail)
        super.init(frame: .zero)
        number.accessibilityLabel = quantity.title
        number.onChange = { [unowned self] in onChange($0) }
        number.onStep = { [unowned self] in move(by: $0) }
        slider.minimumTrackTintColor = WorkbenchStyle.accent
        slider.accessibilityLabel = quantity.title
        slider.addAction(UIAction { [unowned self] _ in changed() }, for: .valueChanged)
        for view in [name, slider, number] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the value of `spring`.
    func show(_ spring: Spring) {
        value = quantity.value(of: spring)
        number.valueText = quantity.text(value)
        if !slider.isTracking { slider.value = Float(quantity.position(of: value)) }
    }

    /// Changes the value by so many steps of the wheel.
    func move(by steps: Double) { onChange(quantity.moved(value, by: steps)) }

    private func changed() { onChange(quantity.value(at: Double(slider.value))) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let end = width - Self.numberWidth
        name.frame = CGRect(x: 0, y: 0, width: Self.nameWidth - 4, height: bounds.height)
        number.frame = CGRect(x: end, y: (bounds.height - 22) / 2, width: Self.numberWidth, height: 22)
        slider.frame = CGRect(
            x: Self.nameWidth, y: (bounds.height - 34) / 2, width: max(0, end - 6 - Self.nameWidth), height: 34)
    }
}
