extension UIView {
    final func setTintColor(_ color: UIColor?) {
        ownTintColor = color
        announceTintColor()
    }

    /// Tells this view, and those below it that have no tint colour of their own.
    private func announceTintColor() {
        tintColorDidChange()
        for child in children where child.ownTintColor == nil { child.announceTintColor() }
    }
}
