extension ModalAnimator {
    /// Curls the presenter's page up, part of the way, or lays it flat again.
    func curl(_ context: any UIViewControllerContextTransitioning) {
        let presented = context.viewController(forKey: presents ? .to : .from)
        let presentation = presented?.ownPresentation as? PartialCurlPresentationController
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.insertSubview(view, at: presents ? 1 : 0)
        guard let page = presents ? presentation?.makePage() : presentation?.page else {
            return context.completeTransition(true)
        }
        // The presenter may look otherwise than when it was left.
        if !presents { page.show(view) }
        animate(context) {
            page.turn = presents ? PartialCurlPresentationController.turn : 0
        } restore: { [presents] in
            if context.transitionWasCancelled, !presents { page.turn = PartialCurlPresentationController.turn }
        }
    }
}
