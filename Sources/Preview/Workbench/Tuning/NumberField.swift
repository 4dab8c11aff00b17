import Foundation
import ViewKit

/// A field in which a number is typed; arrow keys change it by steps.
final class NumberField: UITextField, UITextFieldDelegate {
    /// Called with the finite number that was typed, as the typing ends.
    var onChange: (Double) -> Void = { _ in }
    /// Called with the steps that a key makes.
    var onStep: (Double) -> Void = { _ in }
    /// The text of the value in effect, which shows unless another one is being typed.
    var valueText = "" { didSet { if !isEditing { text = valueText } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = WorkbenchStyle.digits
        textColor = WorkbenchStyle.text
        textAlignment = .right
        clearsOnBeginEditing = true
        backgroundColor = WorkbenchStyle.field
        layer.cornerRadius = 4
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the value by so many steps, and shows that.
    func step(by steps: Double) {
        onStep(steps)
        text = valueText
    }

    /// The decimal number that `text` is; nil for others, and for what is not finite.
    private static func number(_ text: String) -> Double? {
        guard text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }), let value = Double(text), value.isFinite else {
            return nil
        }
        return value
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let typed = (text ?? "").trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
        if typed != valueText, let value = Self.number(typed) { onChange(value) }
        text = valueText
    }
}
