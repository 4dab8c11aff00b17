/// Changes of the layout whose progress a gesture sets.
extension UICollectionView {
    /// Called at the end of an interactive change of the layout: whether its last animation ran to its end, and whether the
    /// change was finished and not cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    final func beginTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = plan as? UICollectionViewTransitionLayout {
            report("a transition to another layout runs. Call finishInteractiveTransition() or cancel it first.")
            return running
        }
        let former = plan
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
        exchangeLayout(for: transition, animated: false, nil)
        // Both are asked meanwhile.
        for end in [transition.currentLayout, transition.nextLayout] {
            end.collectionView = self
            end.invalidateLayout()
        }
        transitionCompletion = completion
        return transition
    }

    /// Animates to the end of the interactive transition that runs: to the next layout or, where that is false, back.
    final func endTransition(finishes: Bool) {
        guard let transition = plan as? UICollectionViewTransitionLayout else {
            return report(
                "no transition to another layout runs. Call startInteractiveTransition(to:completion:) first.")
        }
        let completion = transitionCompletion
        transitionCompletion = nil
        (finishes ? transition.currentLayout : transition.nextLayout).collectionView = nil
        exchangeLayout(for: finishes ? transition.nextLayout : transition.currentLayout, animated: true) { finished in
            completion?(finished, finishes)
        }
    }
}
