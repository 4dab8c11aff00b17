@testable import ViewKit

/// The calls that one change of screens makes, in their order and in the words of `CallsByStyle.tsv`.
///
/// A is shown first and B comes or goes. A percent-driven transition stands half-way when it is let go.
@MainActor final class CallRig: HostRig {
    /// The way in which the change runs.
    enum Course: String {
        case animated, unanimated, finished, cancelled
    }

    let course: Course
    /// The style of presentations; nil for other changes.
    let style: UIModalPresentationStyle?
    private(set) lazy var a = screen("A")
    private(set) lazy var b = screen("B")
    private lazy var navigation = UINavigationController(rootViewController: a)
    private lazy var tabs = UITabBarController()
    /// Whether the delegates give animators.
    private var givesAnimators = false

    init(_ course: Course, style: UIModalPresentationStyle? = nil) {
        self.course = course
        self.style = style
        super.init()
    }

    var isAnimated: Bool { course != .unanimated }
    private var isInteractive: Bool { course == .finished || course == .cancelled }
    private lazy var driver = LoggingDriver(log: log)
    var animator: CallAnimator? { givesAnimators ? CallAnimator(log: log) : nil }
    var interaction: LoggingDriver? { isInteractive ? driver : nil }

    // MARK: Changes

    func push() -> [String] {
        showStack()
        return calls(of: navigation) { self.navigation.pushViewController(self.b, animated: self.isAnimated) }
    }

    func pop() -> [String] {
        showStack()
        host.run { navigation.pushViewController(b, animated: false) }
        finish()
        return calls(of: navigation) { self.navigation.popViewController(animated: self.isAnimated) }
    }

    /// Selects the second tab, by code or by a tap on its item.
    func select(taps: Bool) -> [String] {
        host.run {
            tabs.viewControllers = [a, b]
            tabs.delegate = self
        }
        show(tabs)
        return calls(of: tabs) {
            if taps {
                self.tabs.tabBar(self.tabs.tabBar, didSelect: self.b.tabBarItem)
            } else {
                self.tabs.selectedIndex = 1
            }
        }
    }

    func present() -> [String] {
        showPresenter()
        return calls(of: a) { self.presentB(animated: self.isAnimated) }
    }

    func dismiss() -> [String] {
        showPresenter()
        host.run { presentB(animated: false) }
        finish()
        return calls(of: a) {
            self.a.dismiss(animated: self.isAnimated) { [log = self.log] in log.add("dismiss completion") }
        }
    }

    // MARK: Steps

    private func showStack() {
        host.run { navigation.delegate = self }
        show(navigation)
    }

    private func showPresenter() {
        a.definesPresentationContext = true
        show(a)
    }

    private func presentB(animated: Bool) {
        b.modalPresentationStyle = style ?? .fullScreen
        b.transitioningDelegate = self
        a.present(b, animated: animated) { [log] in log.add("present completion") }
    }

    /// Runs `change` to its end.
    private func calls(of controller: UIViewController, _ change: () -> Void) -> [String] {
        step()
        let count = log.lines.count
        givesAnimators = true
        host.run {
            change()
            observe(controller.transitionCoordinator)
        }
        step()
        if isInteractive {
            host.run { driver.update(0.5) }
            step()
            host.run { course == .finished ? driver.finish() : driver.cancel() }
        }
        finish()
        step(0.1)
        return log.lines.dropFirst(count).map(brief)
    }

    private func observe(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        coordinator?.notifyWhenInteractionChanges { [log] in
            log.add("interaction changed(\($0.isCancelled ? "cancelled" : "finished"))")
        }
        coordinator?.animate(alongsideTransition: nil) { [log] in
            log.add("coordinator completion(\($0.isCancelled ? "cancelled" : "finished"))")
        }
    }

    /// The abbreviations of `uikit-semantics.md`; whether it is animated is said only where it is not what was asked for.
    private func brief(_ line: String) -> String {
        let words = [
            "viewWillAppear": "WA", "viewIsAppearing": "IA", "viewDidAppear": "DA", "viewWillDisappear": "WD",
            "viewDidDisappear": "DD",
        ]
        var text = line.components(separatedBy: " being ")[0]
        guard let word = words.first(where: { text.contains($0.key) }) else { return text }
        text = text.replacing(word.key, with: word.value)
        return text.replacing("(\(isAnimated))", with: "")
    }
}
