extension UIModalTransitionStyle {
    /// The animator of this style, for presenting or for dismissing.
    @MainActor func animator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .coverVertical: CoverVerticalAnimator(presents: presents)
        case .crossDissolve: CrossDissolveAnimator(presents: presents)
        case .flipHorizontal: FlipHorizontalAnimator(presents: presents)
        }
    }
}
