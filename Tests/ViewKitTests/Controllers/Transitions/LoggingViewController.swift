@testable import ViewKit

/// Writes down every callback under its name.
@MainActor final class LoggingViewController: UIViewController {
    let name: String
    let log: EventLog
    /// Done in `viewWillAppear`.
    var whenAppearing: (LoggingViewController) -> Void = { _ in }
    /// Done in `viewDidAppear`, once.
    var whenAppeared: (() -> Void)?
    /// Done in `viewDidDisappear`, once.
    var whenDisappeared: (() -> Void)?

    init(_ name: String, log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ callback: String) { log.add("\(name).\(callback)") }

    private func word(_ parent: UIViewController?) -> String {
        if let parent {
            (parent as? LoggingViewController)?.name
                ?? (parent is UITabBarController ? "tabs" : parent is PagingContainer ? "pages" : "navigation")
        } else {
            "nil"
        }
    }

    override func viewDidLoad() { add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {
        add("viewWillAppear(\(animated))\(movement)")
        whenAppearing(self)
    }
    override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing(\(animated))") }
    override func viewDidAppear(_ animated: Bool) {
        add("viewDidAppear(\(animated))\(movement)")
        let work = whenAppeared
        whenAppeared = nil
        work?()
    }
    override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear(\(animated))\(movement)") }
    override func viewDidDisappear(_ animated: Bool) {
        add("viewDidDisappear(\(animated))\(movement)")
        let work = whenDisappeared
        whenDisappeared = nil
        work?()
    }

    /// The controller's own state of its presentation.
    private var movement: String {
        (isBeingPresented ? " being presented" : "") + (isBeingDismissed ? " being dismissed" : "")
    }

    override func willMove(toParent parent: UIViewController?) { add("willMove(\(word(parent)))") }
    override func didMove(toParent parent: UIViewController?) { add("didMove(\(word(parent)))") }
}
