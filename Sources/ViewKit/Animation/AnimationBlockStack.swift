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
        let block = AnimationBlock(top.map { plan.inheriting(from: $0.plan) } ?? plan, completion: completion)
        blocks.append(block)
        changes()
        block.layOut()
        blocks.removeLast()
        block.close()
    }

    func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        changes()
        isEnabled = wasEnabled
    }
}
