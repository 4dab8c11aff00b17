/// Tint colours beneath alerts and popovers, which are dimmed while these show.
extension UIPresentationController {
    /// A presenter's view whose tint colours are dimmed, and the mode that it had.
    struct DimmedTint {
        weak var view: UIView?
        var mode: UIView.TintAdjustmentMode
    }

    /// Dims the tint colours of `presenter`, beside the transition, where the presentation does so.
    final func dimTint(of presenter: UIViewController) {
        guard dimsTint, let view = presenter.viewIfLoaded else { return }
        dimmed = DimmedTint(view: view, mode: view.ownTintMode)
        besideTransition { view.tintAdjustmentMode = .dimmed }
    }

    /// Gives the presenter its tint colours back, beside the transition; that may still be cancelled.
    final func showTint() {
        guard let dimmed else { return }
        besideTransition { dimmed.view?.tintAdjustmentMode = dimmed.mode }
    }

    /// Ends the dimming, or dims again where the dismissal was cancelled.
    final func endDimming(_ isOver: Bool) {
        guard let dimmed else { return }
        dimmed.view?.tintAdjustmentMode = isOver ? dimmed.mode : .dimmed
        if isOver { self.dimmed = nil }
    }

    private func besideTransition(_ change: @escaping @MainActor () -> Void) {
        guard let coordinator = activeTransition?.coordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }
}
