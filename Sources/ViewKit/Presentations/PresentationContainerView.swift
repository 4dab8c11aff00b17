/// Holds what is presented, above all that it covers; it tells the presentation controller of its layout.
final class PresentationContainerView: TransitionView {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if bounds.size != laidOutSize {
            // What comes with the container has its place; a transition that runs is waited for.
            let isPlaced = presentationController?.placePresentedView() ?? true
            if isPlaced || laidOutSize == .zero { laidOutSize = bounds.size }
        }
        presentationController?.containerViewDidLayoutSubviews()
    }
}
