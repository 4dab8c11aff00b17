import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!

    var name: String { nameField.text ?? "" }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "save" else { return true }
        if name.isEmpty {
            shake(nameField)
        }
        return !name.isEmpty
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if !name.isEmpty {
            performSegue(withIdentifier: "saveFromKeyboard", sender: textField)
        }
        return true
    }

    private func shake(_ view: UIView) {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -12, 10, -8, 6, -3, 0]
        animation.duration = 0.4
        view.layer.add(animation, forKey: "shake")
    }
}
