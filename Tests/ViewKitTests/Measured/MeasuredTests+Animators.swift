import Testing

@testable import ViewKit

/// Property animators, and the life of coordinators.
extension MeasuredTests {
    private struct Animators: Decodable {
        struct Defaults: Decodable {
            var state: String
            var isRunning, isReversed, isInterruptible, isUserInteractionEnabled: Bool
            var isManualHitTestingEnabled, scrubsLinearly, pausesOnCompletion: Bool
            var fractionComplete, delay: Double
        }
        struct Curve: Decodable {
            var points: [Double]
            var animationCurveRaw: Int
        }
        struct CustomPoints: Decodable {
            var type: Int
            var animationCurveRaw: Int
        }
        struct Sample: Decodable {
            var curve: String?
            var dampingRatio: Double?
            var duration, fraction, x: Double
            var move: [Double]
        }
        struct Coordinator: Decodable {
            var pageSheetDurationAtWillAppear: Double
        }
        struct Tolerance: Decodable { var x, fraction: Double }
        var defaults: Defaults
        var curves: [String: [Double]]
        var timingCurveType: [String: Int]
        var cubicInit: Curve
        var customPoints: CustomPoints
        var samples: [Sample]
        var coordinator: Coordinator
        var tolerance: Tolerance
    }

    private static let curves: [String: UIView.AnimationCurve] = [
        "easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
    ]

    @Test func animatorsBeginAsMeasured() throws {
        let table = try Self.table(Animators.self, "property_animator")
        TestHost().run {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            let defaults = table.defaults
            #expect(defaults.state == "inactive" && animator.state == .inactive)
            #expect(animator.isRunning == defaults.isRunning && animator.isReversed == defaults.isReversed)
            #expect(animator.isInterruptible == defaults.isInterruptible)
            #expect(animator.isUserInteractionEnabled == defaults.isUserInteractionEnabled)
            #expect(animator.isManualHitTestingEnabled == defaults.isManualHitTestingEnabled)
            #expect(animator.scrubsLinearly == defaults.scrubsLinearly)
            #expect(animator.pausesOnCompletion == defaults.pausesOnCompletion)
            #expect(Double(animator.fractionComplete) == defaults.fractionComplete && animator.delay == defaults.delay)
        }
    }

    @Test func curvesHaveTheMeasuredPoints() throws {
        let table = try Self.table(Animators.self, "property_animator")
        func numbers(_ timing: UICubicTimingParameters) -> [Double] {
            let first = timing.controlPoint1
            let second = timing.controlPoint2
            return [first.x, first.y, second.x, second.y].map { Double($0) }
        }
        for (name, points) in table.curves {
            let curve = try #require(Self.curves[name])
            #expect(numbers(UICubicTimingParameters(animationCurve: curve)) == points)
        }
        #expect(numbers(UICubicTimingParameters()) == table.cubicInit.points)
        let types: [String: UITimingCurveType] = [
            "builtIn": .builtin, "cubic": .cubic, "spring": .spring, "composed": .composed,
        ]
        for (name, raw) in table.timingCurveType { #expect(types[name]?.rawValue == raw) }
        #expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType == .builtin)
        #expect(UICubicTimingParameters().animationCurve.rawValue == table.cubicInit.animationCurveRaw)
        let custom = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
        #expect(custom.timingCurveType.rawValue == table.customPoints.type)
        #expect(custom.animationCurve.rawValue == table.customPoints.animationCurveRaw)
        let unnamed = try #require(UIView.AnimationCurve(rawValue: table.cubicInit.animationCurveRaw))
        #expect(numbers(UICubicTimingParameters(animationCurve: unnamed)) == table.cubicInit.points)
    }

    @Test func animatorsMoveAsMeasured() throws {
        let table = try Self.table(Animators.self, "property_animator")
        for sample in table.samples {
            let host = TestHost()
            let view = host.run { UIView(frame: CGRect(x: sample.move[0] - 5, y: 0, width: 10, height: 10)) }
            host.show(view)
            let animator = try host.run {
                let animator: UIViewPropertyAnimator
                if let ratio = sample.dampingRatio {
                    animator = UIViewPropertyAnimator(duration: sample.duration, dampingRatio: ratio)
                } else {
                    let curve = try #require(Self.curves[sample.curve ?? ""])
                    animator = UIViewPropertyAnimator(duration: sample.duration, curve: curve)
                }
                animator.addAnimations { view.center.x = sample.move[1] }
                animator.startAnimation()
                return animator
            }
            host.frame(at: 0)
            host.frame(at: sample.fraction * sample.duration)
            let x = try #require(view.layer.presentation()).position.x
            #expect(abs(x - sample.x) <= table.tolerance.x, "\(sample): \(x)")
            #expect(abs(animator.fractionComplete - sample.fraction) <= table.tolerance.fraction)
            host.frame(at: sample.duration + 0.1)
            #expect(animator.state == .inactive)
        }
    }

    /// The ends that were measured of an animator that was paused at its start and then stopped.
    @Test func stoppedAnimatorsLeaveTheStart() {
        for finishes in [false, true] {
            let host = TestHost()
            let view = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            host.show(view)
            var completions = 0
            let animator = host.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.addCompletion { _ in completions += 1 }
                animator.pauseAnimation()
                return animator
            }
            host.frame(at: 0)
            host.run {
                animator.stopAnimation(!finishes)
                if finishes { animator.finishAnimation(at: .start) }
            }
            #expect(animator.state == .inactive && view.alpha == 1)
            #expect(completions == (finishes ? 1 : 0))
        }
    }

    /// A controller that notes its coordinator at each step of its appearance.
    private final class NotingController: UIViewController {
        struct Note {
            var exists: Bool
            var duration: TimeInterval?
            var curve: UIView.AnimationCurve?
            var style: UIModalPresentationStyle?
        }
        var notes: [String: Note] = [:]

        private func note(_ name: String) {
            let own = transitionCoordinator
            notes[name] = Note(
                exists: own != nil, duration: own?.transitionDuration, curve: own?.completionCurve,
                style: own?.presentationStyle)
        }

        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    @Test func coordinatorsLiveUntilTheScreenAppeared() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let (first, second, stack) = host.run {
            let first = NotingController()
            let second = NotingController()
            let stack = UINavigationController(rootViewController: first)
            host.window.rootViewController = stack
            host.window.makeKeyAndVisible()
            return (first, second, stack)
        }
        host.frame(at: 0)
        host.run { stack.pushViewController(second, animated: true) }
        for frame in 1...6 { host.frame(at: Double(frame) / 60) }
        #expect([first, second, stack].allSatisfy { $0.transitionCoordinator != nil })
        for frame in 7...40 { host.frame(at: Double(frame) / 60) }
        #expect([first, second, stack].allSatisfy { $0.transitionCoordinator == nil })
        for name in ["willAppear", "didAppear"] { #expect(second.notes[name]?.exists == true, "\(name)") }
        for name in ["willDisappear", "didDisappear"] { #expect(first.notes[name]?.exists == true, "\(name)") }
    }

    @Test func coordinatorsOfSheetsHaveNoDuration() throws {
        let table = try Self.table(Animators.self, "property_animator").coordinator
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let (root, sheet) = host.run {
            let root = UIViewController()
            let sheet = NotingController()
            host.window.rootViewController = root
            host.window.makeKeyAndVisible()
            return (root, sheet)
        }
        host.frame(at: 0)
        host.run { root.present(sheet, animated: true) }
        for frame in 1...60 { host.frame(at: Double(frame) / 60) }
        let note = try #require(sheet.notes["willAppear"])
        #expect(note.style == .pageSheet)
        #expect(note.duration == table.pageSheetDurationAtWillAppear && note.curve == .easeInOut)
        #expect(sheet.notes["didAppear"]?.exists == true && sheet.transitionCoordinator == nil)
    }
}
