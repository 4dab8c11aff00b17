import Foundation
import Testing

@testable import ViewKit

/// Each property of UIKit's that is said to tell observers does so, once for each time it is set.
@MainActor @Suite struct ReportedPropertyTests {
    /// A property, an object that has it, and a change.
    private struct Case {
        let name: String
        let make: @MainActor () -> NSObject
        let change: @MainActor (NSObject) -> Void

        init<Object: NSObject>(
            _ name: String, _ make: @escaping @MainActor () -> Object, _ change: @escaping @MainActor (Object) -> Void
        ) {
            self.name = name
            self.make = make
            self.change = { object in (object as? Object).map(change) }
        }
    }

    private static let cases = [
        Case("frame", { UIView() }) { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
        Case("bounds", { UIView() }) { $0.bounds = CGRect(x: 1, y: 2, width: 3, height: 4) },
        Case("center", { UIView() }) { $0.center = CGPoint(x: 1, y: 2) },
        Case("transform", { UIView() }) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Case("alpha", { UIView() }) { $0.alpha = 0.5 },
        Case("isHidden", { UIView() }) { $0.isHidden = true },
        Case("backgroundColor", { UIView() }) { $0.backgroundColor = .red },
        Case("contentOffset", { UIScrollView() }) { $0.contentOffset = CGPoint(x: 1, y: 2) },
        Case("contentSize", { UIScrollView() }) { $0.contentSize = CGSize(width: 5, height: 6) },
        Case("contentInset", { UIScrollView() }) { $0.contentInset.top = 1 },
        Case("estimatedRowHeight", { UITableView() }) { $0.estimatedRowHeight = 30 },
        Case("estimatedItemSize", { UICollectionViewFlowLayout() }) { $0.estimatedItemSize.width = 5 },
        Case("isEnabled", { UIControl() }) { $0.isEnabled = false },
        Case("isSelected", { UIControl() }) { $0.isSelected = true },
        Case("isHighlighted", { UIControl() }) { $0.isHighlighted = true },
        Case("text", { UILabel() }) { $0.text = "a" },
        Case("title", { UIViewController() }) { $0.title = "a" },
        Case("fractionComplete", { UIViewPropertyAnimator() }) { $0.fractionComplete = 0.5 },
    ]

    /// The properties that are not set, or by LiveKit, which have tests of their own.
    private static let others: Set<String> = [
        "completedUnitCount", "fractionCompleted", "isRunning", "state", "totalUnitCount",
    ]

    @Test func allAreTried() {
        #expect(Set(Self.cases.map(\.name)).union(Self.others) == Set(ReportedProperty.all.map(\.name)))
    }

    @Test func eachTellsOnceWithBothValues() {
        let host = TestHost()
        host.run {
            for item in Self.cases {
                let object = item.make()
                let observer = ObservingModel()
                let old = ReportedProperty.value(of: object, at: item.name)
                object.addObserver(observer, forKeyPath: item.name, options: [.old, .new], context: nil)
                item.change(object)
                let new = ReportedProperty.value(of: object, at: item.name)
                let expected = KeyValueNotice(old: old, new: new).dictionary
                let text = [expected[.oldKey].map { "old \($0)" }, expected[.newKey].map { "new \($0)" }]
                #expect(
                    observer.log == ["\(item.name) setting \(text.compactMap(\.self).joined(separator: " "))"])
                #expect("\(old as Any)" != "\(new as Any)", "\(item.name)")
                object.removeObserver(observer, forKeyPath: item.name)
                (object as? UIViewPropertyAnimator)?.stopAnimation(true)
            }
        }
    }

    /// As on iOS, an animation is a change of the model at once.
    @Test func anAnimationTellsWhenItBegins() {
        let host = TestHost()
        let view = host.run { UIView() }
        host.show(view)
        var values: [CGFloat?] = []
        let observation = view.observe(_key: "alpha", \.alpha, options: .new) { values.append($1.newValue) }
        host.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        #expect(values == [0])
        for frame in 1...80 { host.frame(at: Double(frame) / 60) }
        #expect(values == [0])
        observation.invalidate()
    }

    /// As on iOS, a change of the frame is one of bounds and centre.
    @Test func aFrameTellsOfBoundsAndCentre() {
        TestHost().run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var log: [String] = []
            let observations = [
                view.observe(_key: "frame", \.frame) { _, _ in log.append("frame") },
                view.observe(_key: "bounds", \.bounds) { _, _ in log.append("bounds") },
                view.observe(_key: "center", \.center) { _, _ in log.append("center") },
            ]
            view.frame.size.width = 20
            view.frame.origin.x = 5
            view.frame.origin.x = 5
            #expect(log == ["bounds", "center", "frame", "center", "frame", "frame"])
            for observation in observations { observation.invalidate() }
        }
    }

    @Test func everyStepOfScrollingTells() {
        let rig = ScrollRig()
        var offsets = [rig.scroll.contentOffset.y]
        var scrolled = 0
        rig.onScroll = { scrolled += 1 }
        let observation = rig.scroll.observe(_key: "contentOffset", \.contentOffset, options: .new) {
            // One that is set to what it is tells, and the delegate is not called.
            if let offset = $1.newValue?.y, offset != offsets.last { offsets.append(offset) }
        }
        rig.drag(from: (100, 150), to: (100, 50))
        rig.settle()
        observation.invalidate()
        #expect(offsets.count == scrolled + 1)
        #expect(scrolled > 20)
        #expect(offsets == offsets.sorted() && offsets.last == rig.y)
    }

    /// The documented way to learn that an animator with `pausesOnCompletion` has come to its end.
    @Test func anAnimatorTellsWhetherItRuns() {
        let host = TestHost()
        let view = host.run { UIView() }
        host.show(view)
        var log: [String] = []
        let animator = host.run { UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 } }
        animator.pausesOnCompletion = true
        let observations = [
            animator.observe(_key: "isRunning", \.isRunning, options: [.old, .new]) { _, change in
                log.append("\(change.oldValue == true) to \(change.newValue == true)")
            },
            animator.observe(_key: "state", \.state, options: .new) { animator, _ in log.append("\(animator.state)") },
        ]
        host.run { animator.startAnimation() }
        for frame in 1...70 { host.frame(at: Double(frame) / 60) }
        #expect(log == ["active", "false to true", "true to false"])
        host.run { animator.stopAnimation(true) }
        #expect(log.count == 5)
        for observation in observations { observation.invalidate() }
    }

    @Test func aRecognizerTellsOfItsStates() {
        let host = TestHost()
        let view = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        let pan = host.run { UIPanGestureRecognizer() }
        view.addGestureRecognizer(pan)
        host.show(view)
        var states: [UIGestureRecognizer.State] = []
        let observation = pan.observe(_key: "state", \.state) { pan, _ in states.append(pan.state) }
        for (index, phase) in [TouchSample.Phase.began, .moved, .moved, .ended].enumerated() {
            host.window.handle([
                TouchSample(
                    pointer: 0, phase: phase, location: SIMD2(50, 50 + Double(min(index, 2)) * 30),
                    timestamp: Double(index) / 60)
            ])
            host.frame(at: Double(index) / 60)
        }
        observation.invalidate()
        #expect(states == [.began, .changed, .ended, .possible])
    }
}
