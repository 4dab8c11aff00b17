import ViewKit

/// A screen of a rehearsal: texts in the usual fonts, a picture, a shadow, a gradient, laid out by constraints.
final class RehearsalViewController: UIViewController {
    /// Each letter once: fonts load the outlines of letters one by one.
    private static let letters =
        "The five boxing wizards jump quickly, 0123456789. SPHINX OF BLACK QUARTZ, JUDGE MY VOW"

    /// The fonts that screens use most.
    static var usualFonts: [UIFont] {
        [
            .systemFont(ofSize: 17), .systemFont(ofSize: 15), .systemFont(ofSize: 13),
            .systemFont(ofSize: 17, weight: .semibold), .systemFont(ofSize: 15, weight: .medium),
            .boldSystemFont(ofSize: 22), .boldSystemFont(ofSize: 34),
        ]
    }

    private let fonts: [UIFont]

    /// A screen with a text in each of `fonts`.
    init(fonts: [UIFont]) {
        self.fonts = fonts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        title = "Rehearsal"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        let labels = fonts.map(Self.label)
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        scroll.addSubview(stack)
        addRow(to: scroll)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
        ])
    }

    private static func label(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 2
        label.attributedText = NSAttributedString(
            string: letters, attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
        return label
    }

    /// Adds a row as of a list, laid out by the visual format.
    private func addRow(to view: UIView) {
        let picture = UIImageView(image: Self.picture)
        picture.layer.cornerRadius = 8
        picture.layer.shadowOpacity = 0.3
        picture.layer.shadowRadius = 4
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        let views: [String: UIView] = ["picture": picture, "button": button]
        for row in views.values {
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
        }
        for format in ["H:|-16-[picture(56)]-[button]", "V:|-20-[picture(56)]", "V:|-20-[button]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 100, y: 10, width: 40, height: 40)
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.addSublayer(gradient)
    }

    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 56, height: 56)).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 56, height: 56))
        }
    }
}
