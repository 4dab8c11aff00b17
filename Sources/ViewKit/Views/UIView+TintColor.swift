extension UIView {
    /// Whether tint colours show as they are.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the superview; normal without one.
        case automatic
        /// They show as they are.
        case normal
        /// They show as greys of the same brightness.
        case dimmed
    }

    final func setTintColor(_ color: UIColor?) {
        ownTintColor = color
        announceTintColor()
    }

    final func setTintMode(_ mode: TintAdjustmentMode) {
        let old = shownTintMode
        ownTintMode = mode
        if shownTintMode != old { announceTintMode() }
    }

    /// The mode that was set here or in the nearest view around.
    final var shownTintMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.ownTintMode != .automatic { return current.ownTintMode }
            view = current.parent
        }
        return .normal
    }

    /// The tint colour as the mode has it: that of the superview where none was set.
    final var shownTintColor: UIColor {
        let mode = shownTintMode
        if ownTintColor == nil, let superview, superview.tintAdjustmentMode == mode { return superview.tintColor }
        let color = givenTintColor ?? .systemBlue
        return mode == .dimmed ? color.dimmedTint : color
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
        tellOfTintColor()
        for child in children where child.ownTintColor == nil { child.announceTintColor() }
    }

    /// Shows the background anew where it is the tint colour, and calls `tintColorDidChange()`.
    private func tellOfTintColor() {
        CurrentTraits.with(self) {
            if let dynamicBackground, dynamicBackground.followsTint {
                layer.backgroundColor = cgColor(of: dynamicBackground)
            }
            if drawsTintColor, layer.contents != nil { layer.setNeedsDisplay() }
            tintColorDidChange()
        }
    }

    /// The tint colour, or where that is `UIColor.tintColor` itself, the nearest other one of the views around.
    final var plainTintColor: UIColor {
        let color: UIColor = tintColor
        guard color.followsTint else { return color }
        var view: UIView? = self
        while let current = view {
            if let own = current.ownTintColor, !own.followsTint { return own }
            view = current.parent
        }
        return .systemBlue
    }

    /// Calls `tintColorDidChange()` on this view, and on those below it that have no mode of their own.
    final func announceTintMode() {
        tellOfTintColor()
        for child in children where child.ownTintMode == .automatic { child.announceTintMode() }
    }
}

extension UIColor {
    /// The grey of the same brightness (Rec. 709's weights of sRGB's components) and alpha; a choice, as Apple's is not
    /// published.
    fileprivate var dimmedTint: UIColor {
        if isDynamic { return UIColor { self.resolvedColor(with: $0).dimmedTint } }
        let parts = cgColor.rgba
        let grey = 0.2126 * parts.x + 0.7152 * parts.y + 0.0722 * parts.z
        return UIColor(white: CGFloat(grey), alpha: CGFloat(parts.w))
    }
}
