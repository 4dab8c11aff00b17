/// The traits of scenes, from which those of their windows come.
extension UIWindowScene {
    /// The traits that hold for the windows of the scene in place of those of the screen.
    public final var traitOverrides: any UITraitOverrides {
        get { traitSettings?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            madeTraitSettings.overrides = overrides
            updateTraits()
            for window in windows { window.updateTraits() }
        }
    }

    /// The traits of the screen, with what is overridden here; those of a phone once the host is gone.
    final var ownTraits: UITraitCollection {
        (context.map { UITraitCollection.ofScreen($0) } ?? .phone).with(traitSettings)
    }

    /// Tells of traits that differ from those of the last call.
    final func updateTraits() {
        let new = ownTraits
        let old = toldTraits
        toldTraits = new
        guard let old, new != old else { return }
        traitCollectionDidChange(old)
        traitSettings?.announce(self, old, new)
    }
}
