import ViewKit

/// The panel that tunes: the motion after a release and, of opened code, the numbers that stand in it.
final class TuningViewController: UIViewController {
    let release: ReleaseViewController
    let numbers = NumbersViewController()
    /// Whether there is code whose numbers can be tuned.
    var hasNumbers = false { didSet { if hasNumbers != oldValue { showPage() } } }
    private let pages = UISegmentedControl(items: ["Release", "Numbers"])

    /// A panel with the page `release`, which shows first.
    init(_ release: ReleaseViewController) {
        self.release = release
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = WorkbenchStyle.background
        for page in [release, numbers] {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
        view.addSubview(pages)
        pages.selectedSegmentIndex = 0
        pages.addAction(UIAction { [unowned self] _ in showPage() }, for: .valueChanged)
        showPage()
    }

    /// Selects the page of the numbers, where there are any.
    func selectNumbers() {
        loadViewIfNeeded()
        pages.selectedSegmentIndex = 1
        showPage()
    }

    private func showPage() {
        guard isViewLoaded else { return }
        let showsNumbers = hasNumbers && pages.selectedSegmentIndex == 1
        if !showsNumbers { numbers.view.endEditing(true) }
        pages.isHidden = !hasNumbers
        release.view.isHidden = showsNumbers
        numbers.view.isHidden = !showsNumbers
        view.setNeedsLayout()
    }

    /// The rectangle of the control that selects a page in the window, in points.
    var frameOfPages: CGRect { pages.convert(pages.bounds, to: nil) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = WorkbenchStyle.margin
        pages.frame = CGRect(x: margin, y: 10, width: max(0, view.bounds.width - 2 * margin), height: 30)
        let top = hasNumbers ? pages.frame.maxY + 2 : 0
        let page = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
        release.view.frame = page
        numbers.view.frame = page
    }
}
