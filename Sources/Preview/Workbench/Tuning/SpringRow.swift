import Motion
import ViewKit

/// A row of the tuning panel: the name of a quantity, a slider, and its value.
final class SpringRow: UIView {
    let quantity: SpringQuantity
    /// Called with the value that the user set.
    var onChange: (Double) -> Void = { _ in }
    private let name: UILabel
    private let slider = UISlider(frame: .zero)
    private let number = WorkbenchStyle.label("", WorkbenchStyle.digits, WorkbenchStyle.text)
    private var value = 0.0

    static let height = 30.0

    init(_ quantity: SpringQuantity) {
        self.quantity = quantity
        name = WorkbenchStyle.label(quantity.title, WorkbenchStyle.body, WorkbenchStyle.detail)
        super.init(frame: .zero)
        number.textAlignment = .right
        slider.minimumTrackTintColor = WorkbenchStyle.accent
        slider.accessibilityLabel = quantity.title
        slider.addAction(UIAction { [unowned self] _ in changed() }, for: .valueChanged)
        for view in [name, slider, number] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the value of `spring`.
    func show(_ spring: Spring) {
        value = quantity.value(of: spring)
        number.text = quantity.text(value)
        if !slider.isTracking { slider.value = Float(quantity.position(of: value)) }
    }

    /// Changes the value by so many steps of the wheel.
    func move(by steps: Double) { onChange(quantity.moved(value, by: steps)) }

    private func changed() { onChange(quantity.value(at: Double(slider.value))) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        name.frame = CGRect(x: 0, y: 0, width: 92, height: bounds.height)
        number.frame = CGRect(x: width - 56, y: 0, width: 56, height: bounds.height)
        slider.frame = CGRect(x: 96, y: (bounds.height - 34) / 2, width: max(0, width - 96 - 62), height: 34)
    }
}
