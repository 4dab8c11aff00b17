import UIKit

/// Slides the new screen in from the right; the old one goes a third of the way.
final class PushSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { return }
        let width = transitionContext.containerView.bounds.width
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: width, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
            animations: {
                toView.transform = .identity
                fromView.transform = CGAffineTransform(translationX: -width / 3, y: 0)
            },
            completion: { _ in
                fromView.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class WelcomeViewController: UIViewController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let button = UIButton(type: .system)
        button.setTitle("Create an account", for: .normal)
        button.backgroundColor = .white
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(showForm), for: .touchUpInside)
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            button.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    @objc private func showForm() {
        navigationController?.delegate = self
        navigationController?.pushViewController(SignUpViewController(), animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? PushSlideAnimator() : nil
    }
}

final class SignUpViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private let errorLabel = UILabel()
    private let submitButton = UIButton(type: .custom)
    private var fields = [UITextField]()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        view.backgroundColor = .systemBackground
        stackView.axis = .vertical
        stackView.spacing = 16
        errorLabel.text = "Please fill in every field. Your password needs at least eight characters."
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        stackView.addArrangedSubview(errorLabel)
        for name in ["First name", "Last name", "Street", "Town", "Country", "Phone", "Email", "Password"] {
            stackView.addArrangedSubview(makeRow(name))
        }
        stackView.addArrangedSubview(makeNewsletterRow())
        stackView.setCustomSpacing(32, after: stackView.arrangedSubviews[6])

        submitButton.setTitle("Create account", for: .normal)
        submitButton.backgroundColor = .systemBlue
        submitButton.layer.cornerRadius = 14
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        setUpConstraints()
    }

    private func makeRow(_ name: String) -> UIView {
        let label = UILabel()
        label.text = name
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = name.lowercased().contains("password")
        field.returnKeyType = .next
        field.delegate = self
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        fields.append(field)
        let row = UIStackView(arrangedSubviews: [label, field])
        row.axis = .vertical
        row.spacing = 6
        return row
    }

    private func makeNewsletterRow() -> UIView {
        let label = UILabel()
        label.text = "Send me the newsletter"
        let toggle = UISwitch()
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private func setUpConstraints() {
        for subview in [scrollView, submitButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: submitButton.topAnchor, constant: -12),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stackView.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
            submitButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            submitButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            submitButton.heightAnchor.constraint(equalToConstant: 50),
            submitButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
        ])
    }

    @objc private func submit() {
        let isComplete = fields.allSatisfy { $0.text?.isEmpty == false }
        UIView.animate(withDuration: 0.3) {
            self.errorLabel.isHidden = isComplete
            self.view.layoutIfNeeded()
        }
        scrollView.setContentOffset(.zero, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let index = fields.firstIndex(of: textField).map { $0 + 1 } ?? fields.count
        if index < fields.count { return fields[index].becomeFirstResponder() }
        return textField.resignFirstResponder()
    }
}

#Preview("Sign up") {
    UINavigationController(rootViewController: WelcomeViewController())
}
