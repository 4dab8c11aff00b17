import UIKit

/// A screen to log in, as an ordinary app has it: two fields, a button, and alerts.
final class LoginScreen: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let passwordField = UITextField()
    let button = UIButton(type: .system)
    var greeting: String?
    var keyboardHeight: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, field) in [nameField, passwordField].enumerated() {
            field.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 50, width: 260, height: 36)
            field.borderStyle = UITextField.BorderStyle.roundedRect
            field.autocorrectionType = .no
            field.clearButtonMode = .whileEditing
            field.delegate = self
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
            field.leftViewMode = .always
            field.addTarget(self, action: LoginScreen.fieldChanged(_:), for: .editingChanged)
            view.addSubview(field)
        }
        nameField.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [NSAttributedString.Key.foregroundColor: UIColor.systemGray])
        nameField.keyboardType = .emailAddress
        nameField.autocapitalizationType = .none
        nameField.returnKeyType = .next
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .done
        button.setTitle("Log in", for: .normal)
        button.isEnabled = false
        button.frame = CGRect(x: 20, y: 190, width: 260, height: 44)
        view.addSubview(button)
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
                return
            }
            MainActor.assumeIsolated { self?.keyboardHeight = frame.cgRectValue.height }
        }
    }

    func fieldChanged(_ field: UITextField) {
        button.isEnabled = nameField.text?.isEmpty == false && (passwordField.text ?? "").count >= 4
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = NSString(string: textField.text ?? "")
        return text.replacingCharacters(in: range, with: string).count <= 8
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == nameField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            logIn()
        }
        return true
    }

    func logIn() {
        let alert = UIAlertController(
            title: "Welcome", message: "How shall we call you?", preferredStyle: UIAlertController.Style.alert)
        alert.addTextField { field in field.text = self.nameField.text }
        alert.addAction(UIAlertAction(title: "Cancel", style: UIAlertAction.Style.cancel, handler: nil))
        let action = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
            self.greeting = "Hello, " + (alert.textFields?.first?.text ?? "")
        }
        alert.addAction(action)
        alert.preferredAction = action
        if let popover = alert.popoverPresentationController { popover.sourceView = button }
        present(alert, animated: true, completion: nil)
    }
}
