/// Presents over the whole window, beneath the presenter's page, which stays curled up part of the way.
final class PartialCurlPresentationController: FullScreenPresentationController {
    /// The presenter's page; nil while something else than the curl shows the presentation.
    private(set) var page: PageView?
    /// The fraction of a whole turn, 0 to 1, by which the page is curled up.
    static let turn = 0.42

    /// Lays the page, flat, over all that is in the container.
    func makePage() -> PageView? {
        guard let container = containerView, let presenter = presentingViewController.viewIfLoaded else { return nil }
        let page = PageView(of: presenter.fragment(afterScreenUpdates: false), size: container.bounds.size)
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: PartialCurlPresentationController.handleTap(_:)))
        container.addSubview(page)
        self.page = page
        return page
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if activeTransition == nil { makePage()?.turn = Self.turn }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed, let page { containerView?.bringSubviewToFront(page) }
    }

    func handleTap(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}
