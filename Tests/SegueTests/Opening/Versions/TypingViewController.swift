import ViewKit

/// A screen with a text field that has the keyboard.
@MainActor final class TypingViewController: UIViewController {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() { view.addSubview(field) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }
}
