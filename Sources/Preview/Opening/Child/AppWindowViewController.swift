import ViewKit

/// A screen that shows the window of a launched app.
final class AppWindowViewController: UIViewController {
    private let appWindow: UIWindow
    /// The owner of the app's delegates.
    private let launcher: AppLauncher

    init(_ window: UIWindow, keeping launcher: AppLauncher) {
        appWindow = window
        self.launcher = launcher
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(appWindow)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        appWindow.frame = view.bounds
    }
}
