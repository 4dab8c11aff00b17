import UIKit

/// A message that comes from the top edge and leaves by itself.
final class ToastView: UIView {
    enum Style {
        case success
        case failure

        var color: UIColor { self == .success ? .systemGreen : .systemRed }
    }

    private let iconView = UIView()
    private let messageLabel = UILabel()
    private var hiddenConstraint: NSLayoutConstraint?
    private var shownConstraint: NSLayoutConstraint?

    init(message: String, style: Style) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .label
        layer.cornerRadius = 18
        iconView.backgroundColor = style.color
        iconView.layer.cornerRadius = 10
        messageLabel.text = message
        messageLabel.textColor = .systemBackground
        messageLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [iconView, messageLabel])
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: 20),
            iconView.heightAnchor.constraint(equalToConstant: 20),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Shows the toast over `view` for `duration` seconds.
    func show(in view: UIView, for duration: TimeInterval = 1.2) {
        view.addSubview(self)
        let hidden = bottomAnchor.constraint(equalTo: view.topAnchor, constant: -8)
        let shown = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)
        hidden.identifier = "toast-hidden"
        shown.identifier = "toast-shown"
        for constraint in [hidden, shown] { constraint.priority = UILayoutPriority(rawValue: 999) }
        hiddenConstraint = hidden
        shownConstraint = shown
        NSLayoutConstraint.activate([
            hidden,
            centerXAnchor.constraint(equalTo: view.centerXAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        view.layoutIfNeeded()

        hidden.isActive = false
        shown.isActive = true
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, options: [],
            animations: { view.layoutIfNeeded() })
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
            self?.hide()
        }
    }

    private func hide() {
        shownConstraint?.isActive = false
        hiddenConstraint?.isActive = true
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .curveEaseIn,
            animations: { self.superview?.layoutIfNeeded() },
            completion: { _ in self.removeFromSuperview() })
    }
}

final class UploadViewController: UIViewController {
    private lazy var buttons: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [
            makeButton("Upload", color: .systemGreen, action: #selector(uploadTapped)),
            makeButton("Upload without network", color: .systemRed, action: #selector(failTapped)),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        view.addSubview(buttons)
        NSLayoutConstraint.activate([
            buttons.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
            buttons.heightAnchor.constraint(equalToConstant: 116),
        ])
    }

    private func makeButton(_ title: String, color: UIColor, action: Selector) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.backgroundColor = color
        button.layer.cornerRadius = 14
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func uploadTapped() {
        ToastView(message: "Saved", style: .success).show(in: view)
    }

    @objc private func failTapped() {
        let message = "Your photos could not be uploaded. They are sent as soon as you are online again."
        ToastView(message: message, style: .failure).show(in: view)
    }
}

#Preview("Toasts") { UploadViewController() }
