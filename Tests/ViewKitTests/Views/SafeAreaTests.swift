import Testing

@testable import ViewKit

@MainActor @Suite struct SafeAreaTests {
    private let rig = TabRig()

    init() {
        rig.host.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        rig.show()
    }

    private var shown: UIView { rig.screens[0].view }

    @Test func barsAndControllersAddToIt() {
        #expect(shown.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
        rig.host.run { rig.screens[0].additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        #expect(shown.safeAreaInsets == UIEdgeInsets(top: 21, left: 2, bottom: 62, right: 4))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 180))
        rig.host.run { shown.addSubview(inner) }
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 11, left: 0, bottom: 52, right: 0))
        #expect(rig.tabs.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(rig.tabs.tabBar.frame == CGRect(x: 0, y: 141, width: 200, height: 59))
    }

    @Test func aViewBelowTheScreenHasWhatItsSuperviewHas() {
        let parked = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
        rig.host.run { shown.addSubview(parked) }
        #expect(parked.safeAreaInsets.bottom == 59)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
    }

    @Test func everybodyHearsOfAChange() {
        final class Listener: UIViewController {
            var count = 0
            override func viewSafeAreaInsetsDidChange() { count += 1 }
        }
        let listener = Listener()
        rig.show(listener)
        rig.host.run { rig.host.window.screenInsets = .zero }
        rig.host.run { listener.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        rig.host.run { listener.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        #expect(listener.count == 3, "of what is new in the window, and of two changes")
    }

    /// Writes down what it is told, as far as it matters here.
    private final class Listener: UIViewController {
        final class Room: UIView {
            var heard: [UIEdgeInsets] = []
            override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
        }

        let room = Room(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var heard: [String] = []
        override func viewDidLoad() { view.addSubview(room) }
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
        override func viewSafeAreaInsetsDidChange() {
            let insets = view.safeAreaInsets
            heard.append("\(Int(insets.top)) \(Int(insets.bottom))")
        }
        override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    }

    @Test func whoComesIntoAWindowHearsOfIt() {
        let (first, pushed, stack) = rig.host.run {
            let first = Listener()
            return (first, Listener(), UINavigationController(rootViewController: first))
        }
        rig.show(stack)
        #expect(first.heard == ["will appear", "64 10", "is appearing"])
        #expect(first.room.heard == [UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)])
        rig.host.run { stack.pushViewController(pushed, animated: false) }
        rig.step()
        #expect(pushed.heard == ["will appear", "64 10", "is appearing"])
        rig.host.run { _ = stack.popViewController(animated: false) }
        rig.step()
        #expect(first.heard.dropFirst(3) == ["will appear", "is appearing"], "nothing changed")
        rig.host.run { stack.setNavigationBarHidden(true, animated: false) }
        #expect(first.heard.last == "20 10" && first.room.heard.count == 2)
        rig.host.run { stack.pushViewController(pushed, animated: false) }
        #expect(pushed.heard.dropFirst(3) == ["will appear", "20 10", "is appearing"], "it changed meanwhile")
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func whatIsPresentedOverATabKeepsClearOfTheBar(_ style: UIModalPresentationStyle) {
        let presented = rig.screen("P")
        rig.host.run {
            rig.screens[0].definesPresentationContext = true
            presented.modalPresentationStyle = style
            rig.screens[0].present(presented, animated: false)
        }
        rig.step()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
        let over = rig.screen("Q")
        rig.host.run {
            presented.definesPresentationContext = true
            over.modalPresentationStyle = style
            presented.present(over, animated: false)
        }
        rig.step()
        #expect(over.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
    }

    @Test func whatCoversTheWindowReachesUnderTheBar() {
        let presented = rig.screen("P")
        rig.host.run {
            presented.modalPresentationStyle = .overFullScreen
            rig.screens[0].present(presented, animated: false)
        }
        rig.step()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    }

    @Test func aControllerHearsOfItsMarginsBeforeItsSafeArea() {
        final class Listener: UIViewController {
            var heard: [String] = []
            override func viewLayoutMarginsDidChange() { heard.append("margins") }
            override func viewSafeAreaInsetsDidChange() { heard.append("safe area") }
        }
        let listener = rig.host.run { Listener() }
        rig.show(listener)
        listener.heard = []
        rig.host.run { rig.host.window.screenInsets = .zero }
        #expect(listener.heard == ["margins", "safe area"])
        rig.host.run { listener.view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 30) }
        #expect(listener.heard == ["margins", "safe area", "margins"])
    }

    /// A view that was moved or resized hears of the area that it has then, once, in the next layout; so do those in it.
    @Test func whatMovesHearsOfItsSafeArea() {
        let (outer, inner) = rig.host.run {
            let outer = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
            let inner = Listener.Room(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(inner)
            shown.addSubview(outer)
            return (outer, inner)
        }
        rig.step()
        #expect(inner.heard == [])
        rig.host.run { outer.frame.origin.y = 5 }
        rig.step()
        #expect(inner.heard == [UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)])
        rig.host.run {
            outer.frame.origin.y = 100
            outer.frame = CGRect(x: 0, y: 15, width: 100, height: 150)
        }
        rig.step()
        #expect(inner.heard.dropFirst() == [UIEdgeInsets(top: 5, left: 0, bottom: 24, right: 0)])
        rig.host.run { outer.center.y += 5 }
        rig.step()
        #expect(inner.heard.last == UIEdgeInsets(top: 0, left: 0, bottom: 29, right: 0) && inner.heard.count == 3)
        rig.host.run { outer.bounds.size.height = 80 }
        rig.step()
        #expect(inner.heard.last == UIEdgeInsets.zero && inner.heard.count == 4)
    }

    /// Moves a presented screen in from below by its frame, and out again.
    private final class Rising: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let height = context.containerView.bounds.height
            let presents = context.viewController(forKey: .to)?.isBeingPresented == true
            let moving = context.view(forKey: presents ? .to : .from)
            if presents, let moving {
                moving.frame.origin.y = height
                context.containerView.addSubview(moving)
            } else if let beneath = context.view(forKey: .to) {
                context.containerView.insertSubview(beneath, at: 0)
            }
            UIView.animate(withDuration: 0.5) {
                moving?.frame.origin.y = presents ? 0 : height
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    /// Content keeps its place while its screen comes from below and goes there again, by the system's animation or another.
    @Test(arguments: [false, true])
    func contentKeepsItsPlaceInATransition(isOwn: Bool) {
        let rising = Rising()
        let screen = rig.host.run {
            let screen = UIViewController()
            screen.modalPresentationStyle = .fullScreen
            if isOwn { screen.transitioningDelegate = rising }
            return screen
        }
        let (table, content) = rig.host.run {
            let table = UITableView(frame: screen.view.bounds)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(table)
            screen.view.addSubview(content)
            content.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
            content.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
            content.widthAnchor.constraint(equalToConstant: 10).isActive = true
            content.heightAnchor.constraint(equalToConstant: 10).isActive = true
            return (table, content)
        }
        rig.host.run { rig.tabs.present(screen, animated: true) }
        for _ in 0..<3 {
            rig.step()
            #expect(content.frame.minY == 20 && table.adjustedContentInset.top == 20)
        }
        rig.finish()
        rig.step()
        #expect(content.frame.minY == 20 && table.contentOffset.y == -20)
        rig.host.run { screen.dismiss(animated: true) }
        for _ in 0..<3 {
            rig.step()
            #expect(content.frame.minY == 20 && table.adjustedContentInset.top == 20 && table.contentOffset.y == -20)
        }
        rig.finish()
        #expect(rig.tabs.presentedViewController == nil)
    }
}
