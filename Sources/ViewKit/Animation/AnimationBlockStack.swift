/// The animation blocks that run now on one host, one within the other.
@MainActor final class AnimationBlockStack {
    private var blocks: [AnimationBlock] = []
    /// Those of the blocks that a call has begun and another one ends.
    private var begun: [AnimationBlock] = []
    /// Whether changes in blocks animate.
    var isEnabled = true
    /// The queue of completions of blocks that animate nothing.
    private let queue: MainQueue

    private init(queue: MainQueue) { self.queue = queue }

    /// The stack of the current host, for class methods.
    static var current: AnimationBlockStack { of(HostScope.current.layers) }

    /// The stack of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> AnimationBlockStack {
        context.attachments.value { AnimationBlockStack(queue: context.mainQueue) }
    }

    /// The innermost block.
    var top: AnimationBlock? { blocks.last }

    /// Runs `changes` so that they animate by `plan`, or by what it inherits.
    func run(_ plan: AnimationPlan, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
        run(top?.inner(plan, completion: completion) ?? AnimationBlock(plan, completion: completion), changes)
    }

    /// Runs `changes` in a block of `plan` alone, and records in `replaced` the values that they replace.
    func run(_ plan: AnimationPlan, recordingIn replaced: ReplacedValues, _ changes: () -> Void) {
        let whole = top.map { plan.inheriting(from: $0.plan) } ?? plan
        run(
            AnimationBlock(
                whole, timeline: top?.timeline, keyframes: top?.keyframes, window: top?.window(of: plan) ?? .whole,
                hitTestsShown: top?.hitTestsShown ?? false, replaced: replaced), changes)
    }

    /// Runs `changes` in `block`, and closes it.
    func run(_ block: AnimationBlock, _ changes: () -> Void) {
        let depth = blocks.count
        blocks.append(block)
        changes()
        while blocks.count > depth + 1 { commit() }
        block.layOut()
        blocks.removeLast()
        block.close(on: queue)
    }

    /// Begins a block that lasts until `commit()`, or until the end of the block around it.
    func begin(_ plan: AnimationPlan) {
        let block = top?.inner(plan, completion: nil) ?? AnimationBlock(plan)
        blocks.append(block)
        begun.append(block)
    }

    /// The block that `begin` has begun, where it is the innermost one.
    var begunBlock: AnimationBlock? { begun.last === top ? begun.last : nil }

    /// Ends that block; without one it does nothing.
    func commit() {
        guard let block = begunBlock else { return }
        block.layOut()
        begun.removeLast()
        blocks.removeLast()
        block.close(on: queue)
    }

    /// A block of keyframes of `plan`; within a keyframe of another block it is a part of that one's.
    func keyframeBlock(
        _ plan: AnimationPlan, _ mode: CAAnimationCalculationMode, completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        if let top, top.keyframes != nil { return top.inner(plan, completion: completion) }
        let whole = top.map { plan.inheriting(from: $0.plan) } ?? plan
        let recorder = KeyframeRecorder(
            duration: whole.duration, window: top?.window(of: plan) ?? .whole, mode: mode)
        return AnimationBlock(
            whole, timeline: top?.timeline, keyframes: recorder, hitTestsShown: top?.hitTestsShown ?? false,
            replaced: top?.replaced, completion: completion)
    }

    func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        changes()
        isEnabled = wasEnabled
    }
}
