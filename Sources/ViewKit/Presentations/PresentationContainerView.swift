/// Holds what is presented, above all that it covers; it tells the presentation controller of its layout.
final class PresentationContainerView: TransitionView {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if bounds.size != laidOutSize {
            laidOutSize = bounds.size
            presentationController?.placePresentedView()
        }
        presentationController?.containerViewDidLayoutSubviews()
    }
}
