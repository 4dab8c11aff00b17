import Testing

@testable import ViewKit

/// Controllers hear that the window's size changes before it does, and can change with it.
@MainActor @Suite struct ResizeTests {
    /// Writes down which size it hears of, and which it has when the change is over.
    private final class Screen: UIViewController {
        let name: String
        let log: EventLog

        init(_ name: String, _ log: EventLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.add("\(name) \(brief(view.bounds.size)) -> \(brief(size))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [weak self] _ in
                guard let self else { return }
                log.add("\(name) alongside \(brief(view.bounds.size))")
            } completion: { [weak self] context in
                guard let self else { return }
                log.add(
                    "\(name) done\(context.isAnimated ? ", animated" : "")\(context.isCancelled ? ", cancelled" : "")")
            }
        }

        private func brief(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
    }

    private let rig = HostRig()
    private let resized = CGSize(width: 320, height: 100)

    private func resize() { rig.host.run { rig.host.window.frame.size = resized } }

    @Test func theRootItsChildrenAndWhatTheyPresent() {
        let (root, child, sheet) = rig.host.run {
            (Screen("root", rig.log), Screen("child", rig.log), Screen("sheet", rig.log))
        }
        rig.host.run {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: 150, width: 200, height: 50)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        }
        rig.show(root)
        rig.host.run { root.present(sheet, animated: false) }
        rig.step()
        resize()
        rig.step()
        #expect(
            rig.log.lines == [
                "root 200x200 -> 320x100", "child 200x50 -> 320x50", "sheet 200x170 -> 320x100",
                "child alongside 320x50", "sheet alongside 320x100", "root alongside 320x100", "child done",
                "sheet done", "root done",
            ])
        // In a compact height it is the whole screen.
        #expect(sheet.view.bounds.size == CGSize(width: 320, height: 100))
    }

    @Test func theTopOfAStackInATabBarController() {
        let (bottom, top, other) = rig.host.run {
            (Screen("bottom", rig.log), Screen("top", rig.log), Screen("other", rig.log))
        }
        let tabs = rig.host.run { UITabBarController() }
        rig.host.run {
            let stack = UINavigationController(rootViewController: bottom)
            stack.pushViewController(top, animated: false)
            tabs.viewControllers = [stack, other]
        }
        rig.show(tabs)
        resize()
        #expect(rig.log.lines == ["top 200x200 -> 320x100", "top alongside 320x100", "top done"])
        rig.host.run { rig.host.window.frame.origin.x = 4 }
        #expect(rig.log.lines.count == 3, "a window that only moves changes nothing")
    }

    @Test func whatRunsAlongsideDoesNotAnimate() {
        final class Mover: UIViewController {
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { view.addSubview(mark) }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { coordinator.animate(alongsideTransition: { [mark] _ in mark.center.x = size.width }) }
        }
        let mover = rig.host.run { Mover() }
        rig.show(mover)
        rig.host.run { UIView.animate(withDuration: 1) { rig.host.window.frame.size = resized } }
        #expect(mover.mark.center.x == 320 && mover.mark.layer.animationKeys() == nil)
    }
}
