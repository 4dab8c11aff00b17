/// One animation of a block on a view, from its adding to its end.
@MainActor final class ViewAnimationRun: NSObject, CAAnimationDelegate {
    private weak var view: UIView?
    private let blocks: [AnimationBlock]
    private let track: PropertyTrack?
    private let blocksTouches: Bool
    private let hitTestsShown: Bool

    private init(_ view: UIView, _ blocks: [AnimationBlock], track: PropertyTrack?) {
        self.view = view
        self.blocks = blocks
        self.track = track
        var blocksTouches = false
        var hitTestsShown = false
        for block in blocks {
            if !block.plan.options.contains(.allowUserInteraction) { blocksTouches = true }
            if block.hitTestsShown { hitTestsShown = true }
        }
        self.blocksTouches = blocksTouches
        self.hitTestsShown = hitTestsShown
        super.init()
    }

    /// Adds `animation` to the layer of `view` for `blocks`, which end no sooner than it; the first of them decides by
    /// which animator it is played, and when: `window` stands for that block's own. An animation that `settles` changes
    /// a property for good; any other only shows.
    static func add(
        _ animation: CAAnimation, to view: UIView, forKey key: String, blocks: [AnimationBlock],
        window: AnimationWindow? = nil, axis: Int = 0, settles: Bool = true
    ) {
        guard let first = blocks.first else { return }
        let track = first.timeline?.add(window: window ?? first.window, axis: axis, settles: settles)
        let run = ViewAnimationRun(view, blocks, track: track)
        animation.delegate = run
        animation.track = track
        if run.blocksTouches { view.blockingAnimations += 1 }
        if run.hitTestsShown { view.movingAnimations += 1 }
        for block in blocks { block.start() }
        view.layer.add(animation, forKey: key)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if blocksTouches { view?.blockingAnimations -= 1 }
        if hitTestsShown { view?.movingAnimations -= 1 }
        if let track { track.timeline?.remove(track) }
        for block in blocks { block.stop(finished: flag) }
    }
}
