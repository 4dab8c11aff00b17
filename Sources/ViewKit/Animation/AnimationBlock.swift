/// One call of `UIView.animate`: the timing of its changes, and the completion.
@MainActor final class AnimationBlock {
    private(set) var plan: AnimationPlan
    /// The animator that plays what is animated here; nil where it plays by itself.
    let timeline: AnimatorTimeline?
    /// The recorder that gathers the changes to one animation over several keyframes; nil where each animates by
    /// itself.
    let keyframes: KeyframeRecorder?
    /// The window of the changes, in fractions of the time of the keyframes, or of the animator.
    let window: AnimationWindow
    /// Whether views are touched where they show while they move.
    let hitTestsShown: Bool
    /// Records the values that the block replaces; nil where they stay replaced.
    let replaced: ReplacedValues?
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var isOpen = true
    /// The views whose size changed, to be laid out within the block.
    private var resized: [UIView] = []

    init(
        _ plan: AnimationPlan, timeline: AnimatorTimeline? = nil, keyframes: KeyframeRecorder? = nil,
        window: AnimationWindow = .whole, hitTestsShown: Bool = false, replaced: ReplacedValues? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.plan = plan
        self.timeline = timeline
        self.keyframes = keyframes
        self.window = window
        self.hitTestsShown = hitTestsShown
        self.completion = completion
        self.replaced = replaced
    }

    /// A block of `plan` within this one, from which it inherits what its options do not override.
    func inner(_ plan: AnimationPlan, completion: ((Bool) -> Void)?) -> AnimationBlock {
        AnimationBlock(
            plan.inheriting(from: self.plan), timeline: timeline, keyframes: keyframes, window: window(of: plan),
            hitTestsShown: hitTestsShown, replaced: replaced, completion: completion)
    }

    /// A part of this block, from `begin` to `end` in fractions of its time.
    func keyframe(from begin: Double, to end: Double) -> AnimationBlock {
        AnimationBlock(
            plan, timeline: timeline, keyframes: keyframes, window: window.part(from: begin, to: end),
            hitTestsShown: hitTestsShown, replaced: replaced)
    }

    /// The window of a block of `plan` within this one.
    func window(of plan: AnimationPlan) -> AnimationWindow {
        guard let whole = keyframes?.duration ?? timeline?.pacing.duration, whole > 0 else { return window }
        let begin = min(window.end, window.begin + plan.delay / whole)
        guard plan.options.contains(.overrideInheritedDuration) else {
            return AnimationWindow(begin: begin, end: window.end)
        }
        return AnimationWindow(begin: begin, end: max(begin, min(1, begin + plan.duration / whole)))
    }

    /// Runs `changes` with `plan` in place of the block's own.
    func with(_ plan: AnimationPlan, _ changes: () -> Void) {
        let own = self.plan
        self.plan = plan
        changes()
        self.plan = own
    }

    /// Changes the plan of the changes that follow in this block.
    func adjust(_ change: (inout AnimationPlan) -> Void) { change(&plan) }

    /// Records that an animation of this block was added to a layer.
    func start() { running += 1 }

    /// Records that an animation of this block is over or was taken away.
    func stop(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if !isOpen, running == 0 { complete() }
    }

    func noteResize(of view: UIView) {
        if plan.options.contains(.layoutSubviews) { resized.append(view) }
    }

    /// Lays out, while changes still animate, the views that the block has resized.
    func layOut() {
        while let view = resized.popLast() {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Closes the block, to which nothing more is added. Where nothing animates, `queue` runs the completion in the
    /// next frame.
    func close(on queue: MainQueue) {
        isOpen = false
        guard running == 0, completion != nil else { return }
        queue.async { self.complete() }
    }

    private func complete() {
        let block = completion
        completion = nil
        block?(allFinished)
    }
}
