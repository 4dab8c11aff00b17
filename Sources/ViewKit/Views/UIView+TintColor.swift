extension UIView {
    final func setTintColor(_ color: UIColor?) {
        ownTintColor = color
        announceTintColor()
    }

    /// The tint colour that was set here or in the nearest view around; nil where none was.
    final var givenTintColor: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let color = current.ownTintColor { return color }
            view = current.parent
        }
        return nil
    }

    /// Calls `tintColorDidChange()` on this view, and on those below it that have no tint colour of their own.
    final func announceTintColor() {
        CurrentTraits.with(currentTraits) { tintColorDidChange() }
        for child in children where child.ownTintColor == nil { child.announceTintColor() }
    }
}
