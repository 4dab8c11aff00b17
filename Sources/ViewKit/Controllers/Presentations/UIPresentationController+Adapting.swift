/// Presentation in another style than the requested one, such as in a compact width.
extension UIPresentationController {
    /// The traits of the controller that presents; those of the screen before it is known.
    final var presentingTraits: UITraitCollection { knownPresenting?.traitCollection ?? UIScreen.main.traitCollection }

    /// The style to adapt to, as the delegate returns it or, without one, this controller; nil for its own style.
    ///
    /// A style that needs something else to manage it, such as `.custom`, counts as its own.
    private var adaptedStyle: UIModalPresentationStyle? {
        let traits = presentingTraits
        let style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        guard style != presentationStyle else { return nil }
        switch style {
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic: return style
        case .currentContext, .overCurrentContext, .custom, .popover, .none: return nil
        }
    }

    /// The presentation that takes place, and the controller that it presents: this one, or one in the style that it adapts
    /// to, of the controller that its delegate gives for that.
    final func adapted() -> (presentation: UIPresentationController, presented: UIViewController) {
        let own = presentedViewController
        if let result = systemAdaptation() {
            result.original = self
            return (result, own)
        }
        guard let style = adaptedStyle else { return (self, own) }
        let presented = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? own
        let result = presented.makePresentationController(style, presenting: knownPresenting)
        result.style = style
        result.delegate = delegate
        result.original = self
        return (result, presented)
    }

    /// Tells the delegate that the presentation begins.
    final func announceStyle() {
        delegate?.presentationController(
            original ?? self, willPresentWithAdaptiveStyle: original == nil ? .none : style,
            transitionCoordinator: activeTransition?.coordinator)
    }
}
