/// One call of `UIView.animate`: how what changes in it animates, and who waits for the end.
@MainActor final class AnimationBlock {
    let plan: AnimationPlan
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var isOpen = true
    /// The views whose size changed, to be laid out within the block.
    private var resized: [UIView] = []

    init(_ plan: AnimationPlan, completion: ((Bool) -> Void)?) {
        (self.plan, self.completion) = (plan, completion)
    }

    /// Notes that an animation of this block was added to a layer.
    func start() { running += 1 }

    /// Notes that an animation of this block is over or was taken away.
    func stop(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if !isOpen, running == 0 { complete() }
    }

    func noteResize(of view: UIView) {
        if plan.options.contains(.layoutSubviews) { resized.append(view) }
    }

    /// Lays out, while changes still animate, what the block asks for.
    func layOut() {
        while let view = resized.popLast() {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Nothing more is added. Where nothing animates, the completion runs in the next frame.
    func close() {
        isOpen = false
        guard running == 0, completion != nil else { return }
        MainQueue.current.async { self.complete() }
    }

    private func complete() {
        let block = completion
        completion = nil
        block?(allFinished)
    }
}
