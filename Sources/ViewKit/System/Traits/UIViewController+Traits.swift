/// The traits of controllers, which are those of their views.
extension UIViewController {
    /// The traits that hold for this controller and its children in place of the ones around.
    public var traitOverrides: any UITraitOverrides {
        get { traitSettings?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            madeTraitSettings.overrides = overrides
            loadedView?.updateTraits()
        }
    }

    /// Calls handlers and resolves colours for changes of overrides so far; nothing waits here, as all of it happens at once.
    public func updateTraitsIfNeeded() { loadedView?.updateTraits() }

    /// The traits of the view; before it is made those that it will have.
    final var ownTraits: UITraitCollection {
        if let loadedView { return loadedView.currentTraits }
        return overriding(outerTraits ?? .ofScreen(layerContext))
    }

    final func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitSettings?.style ?? .unspecified else { return }
        madeTraitSettings.style = style
        loadedView?.updateTraits()
    }

    /// Gives the child `childViewController` the traits that `collection` says in place of the ones around; nil ends that.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let settings = childViewController.madeTraitSettings
        settings.overrider = self
        settings.outerOverride = collection
        childViewController.loadedView?.updateTraits()
    }

    /// The traits that were set for the child `childViewController`; nil for none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard let settings = childViewController.traitSettings, settings.overrider === self else { return nil }
        return settings.outerOverride
    }

    /// Tells the children and what is presented of traits that come.
    final func announceTraits(
        _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            let next = traits.with(nil, override: overrideTraitCollection(forChild: child))
            child.willTransition(to: next, with: coordinator)
        }
        presentedController?.ownPresentation?.willTransition(to: traits, with: coordinator)
    }
}

extension UIViewController {
    /// The traits around a view that lies nowhere: those of the parent; nil without one.
    final var outerTraits: UITraitCollection? { parentController?.traitCollection }

    /// `outer` with what the parent, the presentation and the controller itself override.
    final func overriding(_ outer: UITraitCollection) -> UITraitCollection {
        let presentation = presenterController == nil ? nil : ownPresentation
        let given = presentation?.overrideTraitCollection ?? parentController?.overrideTraitCollection(forChild: self)
        guard traitSettings != nil || given != nil || presentation != nil else { return outer }
        return outer.with(traitSettings, override: given, level: presentation?.level ?? .unspecified)
    }

    /// Tells of a change of the view's traits.
    final func viewTraitsDidChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        if let loadedView { traitSettings?.announce(self, old, loadedView.currentTraits) }
        if viewIfLoaded?.window != nil { setNeedsStatusBarAppearanceUpdate() }
    }
}
