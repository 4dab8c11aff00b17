import UIKit

/// A form with a pop-up button, a pull-down button with a palette, and a toggle button.
final class PopUpButtonsViewController: UIViewController {
    private let result = UILabel()

    private lazy var sizeButton: UIButton = {
        var configuration = UIButton.Configuration.gray()
        configuration.cornerStyle = .medium
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(
            children: ["Small", "Medium", "Large", "Extra Large"].map { size in
                UIAction(title: size, state: size == "Medium" ? .on : .off) { [weak self] action in
                    self?.result.text = "Size: \(action.title)"
                }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }()

    private lazy var actionsButton: UIButton = {
        var configuration = UIButton.Configuration.borderedProminent()
        configuration.title = "Actions"
        configuration.image = UIImage(systemName: "square.and.pencil")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        let colors: [(String, UIColor)] = [("heart", .systemRed), ("star", .systemYellow), ("flag", .systemGreen)]
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette],
            children: colors.map { name, color in
                UIAction(title: name, image: UIImage(systemName: name)?.withTintColor(color)) { [weak self] _ in
                    self?.result.text = "Marked with a \(name)"
                }
            })
        button.menu = UIMenu(children: [
            palette,
            UIAction(title: "Copy", subtitle: "To the clipboard", image: UIImage(systemName: "doc.on.doc")) { _ in },
            UIAction(title: "Move", image: UIImage(systemName: "folder"), attributes: .disabled) { _ in },
            UIDeferredMenuElement { [weak self] completion in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
                    completion([
                        UIAction(title: "Send to Ada", image: UIImage(systemName: "paperplane")) { _ in
                            self?.result.text = "Sent to Ada"
                        }
                    ])
                }
            },
        ])
        button.showsMenuAsPrimaryAction = true
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let caption = UILabel()
        caption.text = "Size of the picture"
        let row = UIStackView(arrangedSubviews: [caption, sizeButton])
        row.distribution = .equalSpacing
        row.alignment = .center
        let stack = UIStackView(arrangedSubviews: [row, actionsButton, result])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
        ])
        result.textAlignment = .center
        result.text = "Size: \(sizeButton.configuration?.title ?? "none")"
    }
}

#Preview("Pop-up buttons") {
    PopUpButtonsViewController()
}
