@testable import ViewKit

/// Transitions that callbacks start, and children that are added and removed explicitly.
extension LifecycleScenario {
    static let nested = [
        LifecycleScenario(name: "push-as-a-screen-leaves-choice") { rig in
            rig.show()
            let second = rig.push("B")
            rig.finish()
            second.whenDisappeared = { [weak rig] in rig?.push("C") }
            rig.log.add("-- pop")
            rig.pop()
            rig.finish()
        },
        LifecycleScenario(name: "tab-selected-as-one-leaves-choice", on: { TabRig() }) { rig in
            rig.givesAnimators = true
            rig.show()
            rig.screens[0].whenDisappeared = { [weak rig] in rig?.select(2) }
            rig.log.add("-- select")
            rig.select(1)
            rig.finish()
            rig.logState()
        },
        LifecycleScenario(name: "present-as-a-stack-has-appeared-choice", on: { PresentationRig() }) { rig in
            let stack = rig.host.run { PresentingStack(rootViewController: rig.root) }
            stack.whenAppeared = { [weak rig, weak stack] in rig?.present("B", .fullScreen, from: stack) }
            rig.show(stack)
            rig.finish()
            rig.log.add("-- dismiss")
            rig.dismiss(stack)
            rig.finish()
        },
        onReturn("dismiss-as-soon-as-presented-choice") { rig, presented in
            presented.whenAppeared = { [weak rig] in rig?.dismiss() }
        },
        onReturn("present-as-soon-as-dismissed-choice") { rig, presented in
            rig.root.whenAppeared = { [weak rig] in rig?.root.present(presented, animated: true) }
            presented.whenAppeared = { [weak rig] in rig?.dismiss() }
        },
        LifecycleScenario(name: "children-by-hand") { rig in
            rig.show()
            let child = rig.screen("child")
            let grandchild = rig.screen("grandchild")
            rig.host.run {
                child.addChild(grandchild)
                child.view.addSubview(grandchild.view)
                grandchild.didMove(toParent: child)
                rig.root.addChild(child)
                rig.root.view.addSubview(child.view)
                child.didMove(toParent: rig.root)
            }
            rig.step()
            rig.log.add("-- removed")
            rig.host.run {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        },
        LifecycleScenario(name: "child-put-in-while-its-parent-appears") { rig in
            let child = rig.screen("child")
            rig.host.run { rig.root.addChild(child) }
            rig.root.whenAppeared = { [weak rig] in rig?.root.view.addSubview(child.view) }
            rig.show()
        },
        LifecycleScenario(name: "from-child-to-child-choice") { rig in
            rig.show()
            let first = rig.screen("first")
            let second = rig.screen("second")
            rig.host.run {
                for child in [first, second] { rig.root.addChild(child) }
                rig.root.view.addSubview(first.view)
            }
            rig.log.add("-- transition")
            rig.host.run {
                second.view.alpha = 0
                rig.root.transition(from: first, to: second, duration: 0.3) {
                    second.view.alpha = 1
                } completion: { [log = rig.log] in
                    log.add("completion(\($0)), \(first.view.superview == nil ? "first is gone" : "first is there")")
                }
            }
            rig.step(0.4)
        },
        LifecycleScenario(name: "screens-leave-their-stack-choice") { rig in
            rig.show()
            let second = rig.push("B", animated: false)
            let third = rig.push("C", animated: false)
            rig.log.add("-- B leaves")
            rig.host.run { second.removeFromParent() }
            rig.log.add("stack: \(rig.names.joined())")
            rig.log.add("-- C leaves")
            rig.host.run { third.removeFromParent() }
            rig.log.add("stack: \(rig.names.joined())")
        },
    ]

    /// A presents B after `prepare`.
    private static func onReturn(
        _ name: String, _ prepare: @escaping @MainActor @Sendable (PresentationRig, LoggingViewController) -> Void
    ) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { PresentationRig() }) { rig in
            rig.show()
            let presented = rig.screen("B")
            presented.modalPresentationStyle = .fullScreen
            presented.transitioningDelegate = rig
            prepare(rig, presented)
            rig.log.add("-- present")
            rig.host.run {
                rig.root.present(presented, animated: true) { [log = rig.log] in log.add("present completion") }
            }
            rig.finish()
            rig.logState()
        }
    }
}

/// A stack that tells when it has appeared.
private final class PresentingStack: UINavigationController {
    var whenAppeared: (() -> Void)?

    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let work = whenAppeared
        whenAppeared = nil
        work?()
    }
}
