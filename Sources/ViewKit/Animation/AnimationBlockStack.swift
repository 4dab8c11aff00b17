/// The animation blocks that run now on one host, one within the other.
@MainActor final class AnimationBlockStack {
    private var blocks: [AnimationBlock] = []
    /// Whether changes in blocks animate.
    var isEnabled = true

    static var current: AnimationBlockStack {
        HostScope.current.layers.attachments.value { AnimationBlockStack() }
    }

    /// The innermost block.
    var top: AnimationBlock? { blocks.last }

    /// Runs `changes` so that they animate by `plan`, or by what it inherits.
    func run(_ plan: AnimationPlan, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
        run(top?.inner(plan, completion: completion) ?? AnimationBlock(plan, completion: completion), changes)
    }

    /// Runs `changes` in `block`, and closes it.
    func run(_ block: AnimationBlock, _ changes: () -> Void) {
        blocks.append(block)
        changes()
        block.layOut()
        blocks.removeLast()
        block.close()
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
            completion: completion)
    }

    func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        changes()
        isEnabled = wasEnabled
    }
}
