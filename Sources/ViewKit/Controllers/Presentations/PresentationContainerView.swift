/// Holds what is presented, above all that it covers; it tells the presentation controller of its layout.
final class PresentationContainerView: TransitionView {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero

    /// The part of the presented view's lower end that the safe area covers, in its own points; nil where the edges decide.
    var safeAreaBottom: CGFloat? {
        didSet { if safeAreaBottom != oldValue { presentationController?.presentedView?.announceSafeArea() } }
    }

    override func safeArea(of subview: UIView) -> UIEdgeInsets? {
        guard let safeAreaBottom, subview === presentationController?.presentedView else {
            return super.safeArea(of: subview)
        }
        let sides = safeAreaInsets
        return UIEdgeInsets(
            top: 0, left: max(0, sides.left - subview.frame.minX), bottom: safeAreaBottom,
            right: max(0, sides.right - (bounds.width - subview.frame.maxX)))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if bounds.size == laidOutSize { _ = presentationController?.placePresentedView() }
    }

    /// Whether its size changed while a transition moved the presented view.
    var awaitsPlacement: Bool { bounds.size != laidOutSize }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { presentationController?.announceTraits(since: previousTraitCollection) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        let passes = transition == nil && presentationController?.passesTouch(at: point, on: hit) == true
        return passes ? nil : hit
    }

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if awaitsPlacement {
            // What comes with the container has its place; a transition that runs is waited for.
            let isPlaced = presentationController?.placePresentedView() ?? true
            if isPlaced || laidOutSize == .zero { laidOutSize = bounds.size }
        }
        presentationController?.containerViewDidLayoutSubviews()
    }
}
