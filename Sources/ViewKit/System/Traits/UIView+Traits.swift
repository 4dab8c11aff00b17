/// The traits of views, which come from the views around them.
extension UIView {
    /// The traits that hold for this view and those in it in place of the ones around.
    public var traitOverrides: any UITraitOverrides {
        get { traitSettings?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            madeTraitSettings.overrides = overrides
            updateTraits()
        }
    }

    /// Calls handlers and resolves colours for changes of overrides so far; nothing waits here, as all of it happens at once.
    public func updateTraitsIfNeeded() { updateTraits() }

    /// Sets the appearance of this view and those in it.
    final func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitSettings?.style ?? .unspecified else { return }
        madeTraitSettings.style = style
        updateTraits()
    }

    /// Derives the traits of this view and those in it from what lies around.
    final func updateTraits() { inherit(outerTraits) }

    /// The traits around the view: those of the superview, for a window those of its screen.
    private var outerTraits: UITraitCollection {
        if let window = self as? UIWindow, parent == nil { return window.screenTraits() }
        return parent?.currentTraits ?? owner?.outerTraits ?? .ofScreen(layer.context)
    }

    /// Derives the traits from `outer`. Views in this one follow where they changed.
    final func inherit(_ outer: UITraitCollection) {
        let new = (owner?.overriding(outer) ?? outer).with(traitSettings)
        guard new !== currentTraits else { return }
        let old = currentTraits
        currentTraits = new
        guard new != old else { return }
        announceTraits(since: old)
        for child in children where child.parent === self { child.inherit(currentTraits) }
    }

    /// Resolves colours anew and tells of the change; the new traits are the current ones meanwhile.
    private func announceTraits(since old: UITraitCollection) {
        let new = currentTraits
        new.asCurrent {
            owner?.viewTraitsDidChange(from: old)
            if new.hasDifferentColorAppearance(comparedTo: old) { updateColors() }
            if new.preferredContentSizeCategory != old.preferredContentSizeCategory { contentSizeCategoryDidChange() }
            setNeedsLayout()
            traitCollectionDidChange(old)
            traitSettings?.announce(self, old, new)
        }
    }

    private func updateColors() {
        if let dynamicBackground { layer.backgroundColor = cgColor(of: dynamicBackground) }
        colorAppearanceDidChange()
        tintColorDidChange()
        if Self.mayDraw, layer.contents != nil { layer.setNeedsDisplay() }
    }

    /// `color` in the traits of the view.
    final func cgColor(of color: UIColor) -> CGColor {
        guard color.followsTint else { return color.resolvedColor(with: currentTraits).cgColor }
        return CurrentTraits.with(self) { color.resolvedColor(with: currentTraits).cgColor }
    }

    /// The background: the colour that was set, unless the layer's own was set after it.
    final var shownBackground: UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        if let dynamicBackground, cgColor(of: dynamicBackground) == shown { return dynamicBackground }
        return UIColor(cgColor: shown)
    }

    /// Sets the background, which follows the traits where `color` is dynamic.
    final func setBackground(_ color: UIColor?) {
        dynamicBackground = color?.isDynamic == true ? color : nil
        layer.backgroundColor = color.map(cgColor(of:))
    }
}

extension UIWindow {
    /// The traits of the window's screen, with the size classes of the window.
    final func screenTraits() -> UITraitCollection {
        windowScene?.updateTraits()
        let traits = screenTraits(of: bounds.size)
        outer = traits
        return traits
    }

    /// The same for a window of `size` points.
    final func screenTraits(of size: CGSize) -> UITraitCollection {
        let screen = host?.deviceScreen ?? ScreenTraits(size: size, scale: screenScale)
        var values = TraitValues(of: screen, size: size)
        windowScene?.traitSettings?.overrides.apply(to: &values)
        // One object for window and screen: views that come into the window have the same one already.
        return [outer, .ofScreen(layer.context)].lazy.compactMap(\.self).first { $0.values == values }
            ?? UITraitCollection(values)
    }
}
