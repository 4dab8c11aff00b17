/// The traits of presentations, which are those of their containers.
extension UIPresentationController {
    /// The traits that hold for what is presented in place of the ones around.
    public var traitOverrides: any UITraitOverrides {
        get { traitSettings?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            let old = ownTraits
            madeTraitSettings.overrides = overrides
            if let container { return container.traitOverrides = overrides }
            if ownTraits != old { announceTraits(since: old) }
        }
    }

    /// The traits of the container; before there is one those that it will have.
    final var ownTraits: UITraitCollection { container?.traitCollection ?? presentingTraits.with(traitSettings) }

    /// Gives the new `container` what is overridden.
    final func applyTraits(to container: PresentationContainerView) {
        if let traitSettings { container.traitOverrides = traitSettings.overrides }
    }

    /// Tells of traits that differ from `old`.
    final func announceTraits(since old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitSettings?.announce(self, old, ownTraits)
    }
}
