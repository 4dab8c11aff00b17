@testable import ViewKit

/// Calls a block once in a named place of a frame, and says when work that it added runs.
@MainActor final class FrameOrderRig: NSObject {
    /// Places from which work is added.
    enum Place: String, CaseIterable, Sendable {
        case launch = "viewDidLoad at launch"
        case betweenFrames = "between frames"
        case mainQueue = "main queue"
        case tap
        case viewDidLoad = "viewDidLoad out of a tap"
        case animateTransition = "animateTransition out of a tap"
        case timer
        case displayLink = "display link"
        case animationCompletion = "animation completion"
        case layoutSubviews
        case draw = "draw(_:)"
        case transactionCompletion = "transaction completion"
    }

    /// Kinds of work.
    enum Work: String, CaseIterable, Sendable {
        case async
        case asyncAfterNow = "asyncAfter(.now())"
        case perform = "perform(afterDelay: 0)"
        case emptyAnimation = "completion of a duration of 0"
        case timer = "Timer(0)"
        case displayLink = "new display link"
        case transaction = "transaction completion"
        case layout = "setNeedsLayout"
    }

    private let host = TestHost()
    private let view = CallingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let other = CallingView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    private lazy var navigation = UINavigationController(rootViewController: UIViewController())
    private var animator: CallingAnimator?
    private var frame = 0
    private var step = "end"
    private var start: Int?
    /// Frames from that in which the work was added to that in which it ran, and the step of that.
    private(set) var result: String?
    private var body: () -> Void = {}
    private var links: [CADisplayLink] = []

    /// The frame and the step in which `work` runs that `place` adds.
    func run(_ work: Work, from place: Place) -> String {
        body = { [unowned self] in add(work) }
        host.run {
            if place == .launch { loadController() }
            navigation.view.addSubview(view)
            navigation.view.addSubview(other)
            host.window.rootViewController = navigation
            host.window.makeKeyAndVisible()
        }
        if place != .launch { for _ in 0..<3 { runFrame() } }
        host.run { arrange(place) }
        for index in 0..<20 { runFrame { self.touch(index, place) } }
        host.run { for link in links { link.invalidate() } }
        return result ?? "never"
    }

    private func runFrame(input: () -> Void = {}) {
        frame += 1
        step = "turn"
        let time = Double(frame) / 60
        host.layers.root = host.window.layer
        host.layers.frame(
            timestamp: time, targetTimestamp: time,
            input: {
                step = "input"
                input()
            },
            stepDidEnd: { ended in
                step =
                    switch ended {
                    case .input: "animation"
                    case .animation: "layout"
                    case .layout: "commit"
                    case .commit: "end"
                    }
            })
    }

    /// A tap, whose end comes with the second frame.
    private func touch(_ index: Int, _ place: Place) {
        guard index < 2, [.tap, .viewDidLoad, .animateTransition].contains(place) else { return }
        let phase: TouchSample.Phase = index == 0 ? .began : .ended
        host.window.handle([
            TouchSample(phase: phase, location: SIMD2(30, 30), timestamp: host.layers.mediaTime)
        ])
    }

    // MARK: Places

    private func arrange(_ place: Place) {
        switch place {
        case .launch: break
        case .betweenFrames: callOnce()
        case .mainQueue: DispatchQueue.main.async { self.callOnce() }
        case .tap: addTap(FrameOrderRig.callOnce)
        case .viewDidLoad: addTap(FrameOrderRig.loadController)
        case .animateTransition: addTap(FrameOrderRig.push)
        case .timer: Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in self.callOnce() }
        case .displayLink: addLink(FrameOrderRig.callOnce)
        case .animationCompletion:
            UIView.animate(withDuration: 0.01) {
                self.view.alpha = 0.5
            } completion: { _ in
                self.callOnce()
            }
        case .layoutSubviews:
            view.whenLaidOut = { [unowned self] in callOnce() }
            view.setNeedsLayout()
        case .draw:
            view.whenDrawn = { [unowned self] in callOnce() }
            view.setNeedsDisplay()
        case .transactionCompletion: CATransaction.setCompletionBlock { self.callOnce() }
        }
    }

    private func callOnce() {
        guard start == nil else { return }
        start = frame
        body()
    }

    private func addTap(_ action: @escaping (FrameOrderRig) -> @MainActor () -> Void) {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
    }

    private func addLink(_ action: @escaping @MainActor @Sendable (FrameOrderRig) -> () -> Void) {
        let link = CADisplayLink(target: self, selector: action)
        link.add(to: .main, forMode: .common)
        links.append(link)
    }

    private func loadController() {
        let controller = CallingController()
        controller.whenLoaded = { [unowned self] in callOnce() }
        controller.loadViewIfNeeded()
    }

    private func push() {
        let animator = CallingAnimator { [unowned self] in callOnce() }
        self.animator = animator
        navigation.delegate = animator
        navigation.pushViewController(UIViewController(), animated: true)
    }

    // MARK: Work

    private func add(_ work: Work) {
        switch work {
        case .async: DispatchQueue.main.async { self.record() }
        case .asyncAfterNow: DispatchQueue.main.asyncAfter(deadline: .now()) { self.record() }
        case .perform: perform(Self.recordSelector, with: nil, afterDelay: 0)
        case .emptyAnimation:
            UIView.animate(withDuration: 0, animations: {}, completion: { _ in self.record() })
        case .timer: Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self.record() }
        case .displayLink: addLink(FrameOrderRig.record)
        case .transaction: CATransaction.setCompletionBlock { self.record() }
        case .layout:
            other.whenLaidOut = { [unowned self] in record() }
            other.setNeedsLayout()
        }
    }

    private static let recordSelector = Selector(_method: "record", FrameOrderRig.record)

    private func record() {
        guard result == nil, let start else { return }
        result = "\(frame - start)\t\(step)"
    }
}
