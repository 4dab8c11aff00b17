import Testing

@testable import ViewKit

/// A task that awaits an animation continues when it is over, not before.
@MainActor @Suite struct AwaitedAnimationTests {
    private final class Note {
        var value = ""
    }

    private let rig = PresentationRig()

    /// Starts `body` in a task, and says what has come of it before a frame, half-way, and at the end.
    private func course(_ body: @escaping @MainActor () async -> String) async -> [String] {
        let note = Note()
        rig.host.run { _ = Task.immediate { @MainActor in note.value = await body() } }
        var values: [String] = []
        for seconds in [0, 0.2, 1] {
            if seconds > 0 { rig.step(seconds) }
            for _ in 0..<10 { await Task.yield() }
            values.append(note.value)
        }
        return values
    }

    @Test func animationsOfViews() async {
        rig.show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.run { rig.root.view.addSubview(view) }
        rig.step()
        let ways: [@MainActor (UIView) async -> Bool] = [
            { view in await UIView.animate(withDuration: 0.4) { view.alpha = 0.5 } },
            { view in await UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) { view.center.x += 1 }
            },
            { view in
                await UIView.animate(
                    withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
                ) { view.center.x += 1 }
            },
            { view in await UIView.animateKeyframes(withDuration: 0.4, delay: 0) { view.alpha = 1 } },
            { view in
                await UIView.transition(with: view, duration: 0.4, options: .transitionCrossDissolve) {
                    view.backgroundColor = .red
                }
            },
        ]
        for way in ways { #expect(await course { "\(await way(view))" } == ["", "", "true"]) }
        let ends = await course {
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x += 1 }
            animator.startAnimation()
            return await animator.addCompletion() == .end ? "end" : "elsewhere"
        }
        #expect(ends == ["", "", "end"])
    }

    @Test func presentations() async {
        rig.show()
        let presented = rig.screen("B")
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = rig
        let root = rig.root
        let arrival = await course {
            await root.present(presented, animated: true)
            return presented.isBeingPresented ? "too early" : "presented"
        }
        #expect(arrival == ["", "", "presented"])
        let departure = await course {
            await root.dismiss(animated: true)
            return root.presentedViewController == nil ? "gone" : "too early"
        }
        #expect(departure == ["", "", "gone"])
    }

    @Test func childrenThatChangePlaces() async {
        rig.show()
        let root = rig.root
        let one = rig.screen("1")
        let other = rig.screen("2")
        rig.host.run {
            for child in [one, other] { root.addChild(child) }
            root.view.addSubview(one.view)
        }
        rig.step()
        let course = await course {
            "\(await root.transition(from: one, to: other, duration: 0.4, animations: { other.view.alpha = 0.5 }))"
        }
        #expect(course == ["", "", "true"] && one.view.superview == nil)
    }

    @Test func groupsTellOurQueues() async {
        let group = DispatchGroup()
        let note = Note()
        group.enter()
        rig.host.run {
            group.notify(queue: .main) { note.value += " main" }
            group.notify(queue: DispatchQueue.main) {
                note.value += CACurrentMediaTime() == 7 ? " under the host" : "?"
            }
        }
        rig.host.frame(at: 7)
        await Task.yield()
        #expect(note.value == "")
        group.leave()
        for _ in 0..<100 where note.value.count < 20 { await Task.yield() }
        #expect(note.value == " main under the host")
    }
}
