import Motion

/// The animator of the modal transition styles, for presenting or for dismissing.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    let presents: Bool

    init(_ style: UIModalTransitionStyle, presents: Bool) {
        self.style = style
        self.presents = presents
        super.init()
    }

    /// In seconds.
    private var duration: TimeInterval {
        switch style {
        // A critical spring of this duration is that of sheets.
        case .coverVertical: 0.5057
        case .crossDissolve: 0.35
        case .flipHorizontal: 0.75
        case .partialCurl: 0.6
        }
    }

    /// The pacing of the screens' motion, and of the animations alongside.
    var pacing: AnimationPlan.Pacing {
        switch style {
        case .coverVertical: .spring(.sheet, velocity: 0)
        case .crossDissolve, .flipHorizontal, .partialCurl: .curve(.easeInOut)
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if style == .partialCurl { return curl(transitionContext) }
        let container = transitionContext.containerView
        guard let moving = transitionContext.view(forKey: presents ? .to : .from),
            let controller = transitionContext.viewController(forKey: presents ? .to : .from)
        else { return transitionContext.completeTransition(false) }
        if presents {
            moving.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(moving)
        } else if let beneath = transitionContext.view(forKey: .to) {
            container.insertSubview(beneath, belowSubview: moving)
        }
        switch style {
        case .coverVertical: slide(moving, transitionContext)
        case .crossDissolve: fade(moving, transitionContext)
        case .flipHorizontal: flip(transitionContext)
        case .partialCurl: break
        }
    }

    /// Runs `changes`, and then `restore`, before the transition is complete.
    func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: () -> Void, restore: @escaping () -> Void
    ) {
        let plan = AnimationPlan(duration: duration, delay: 0, options: [], pacing: pacing)
        AnimationBlockStack.of(context.containerView.layer.context).run(plan, changes) { _ in
            restore()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Slides `view` up from below the container, or down again.
    private func slide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let shown = view.frame
        let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - shown.minY)
        if presents { view.frame = hidden }
        animate(context) {
            view.frame = presents ? shown : hidden
        } restore: {
            view.frame = shown
        }
    }

    /// Fades `view` in or out.
    private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if presents { view.alpha = 0 }
        animate(context) {
            view.alpha = presents ? alpha : 0
        } restore: {
            view.alpha = alpha
        }
    }

    /// Turns the screen about its vertical axis; what is presented is on its back.
    private func flip(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let front = picture(.from, in: context, afterScreenUpdates: false),
            let back = picture(.to, in: context, afterScreenUpdates: true),
            let turn = ViewFlip.Flip(presents ? .transitionFlipFromRight : .transitionFlipFromLeft)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let canvas = UIView(frame: container.bounds)
        canvas.backgroundColor = .black
        canvas.addSubview(back)
        container.addSubview(canvas)
        let cover = ViewFlip(of: back, under: front, turn)
        let plan = AnimationPlan(duration: duration, delay: 0, options: [], pacing: pacing)
        let block = AnimationBlock(plan) { _ in
            canvas.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        AnimationBlockStack.of(container.layer.context).run(block) { cover.animate(for: block) }
    }

    /// A picture of one of the screens where it lies.
    private func picture(
        _ key: UITransitionContextViewControllerKey, in context: any UIViewControllerContextTransitioning,
        afterScreenUpdates: Bool
    ) -> UIView? {
        guard let view = context.viewController(forKey: key)?.view else { return nil }
        let picture = view.snapshotView(afterScreenUpdates: afterScreenUpdates) ?? UIView()
        picture.frame = view.convert(view.bounds, to: context.containerView)
        return picture
    }
}

extension ScreenChange.Animation {
    /// The system's animation of the style `style`, with whose pacing the animations alongside run.
    @MainActor static func modal(
        _ style: UIModalTransitionStyle, presents: Bool,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> ScreenChange.Animation {
        let animator = ModalAnimator(style, presents: presents)
        var animation = ScreenChange.Animation(animator, drivenBy: interaction)
        animation.alongsidePacing = animator.pacing
        return animation
    }
}
