import ViewKit

/// The screen around a view that a preview shows: the view fills it, or has the size that fits in its middle.
final class PreviewedViewController: UIViewController {
    private let content: UIView
    private let fits: Bool

    init(_ content: UIView, fits: Bool) {
        self.content = content
        self.fits = fits
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard fits else {
            content.frame = view.bounds
            return
        }
        content.bounds.size = content.sizeThatFits(view.bounds.size)
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
