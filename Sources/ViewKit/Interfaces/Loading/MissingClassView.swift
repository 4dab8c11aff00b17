/// A view in place of one whose class is not there, with the class's name.
final class MissingClassView: UIView {
    private let label = UILabel()
    private var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The name of the class.
    var name = "" {
        didSet { label.text = name }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let frame = (coder as? InterfaceCoder)?.values.rect("frame") { size = frame.size }
        setUp()
        finishDecoding(from: coder, as: MissingClassView.self)
    }

    /// The size that the file has for the view.
    override var intrinsicContentSize: CGSize { size }

    private func setUp() {
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemGray3.cgColor
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}

/// A screen in place of one whose class is not there, with the class's name.
final class MissingClassViewController: UIViewController {
    private let name: String

    init(named name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = MissingClassView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.name = name
        self.view = view
    }
}
