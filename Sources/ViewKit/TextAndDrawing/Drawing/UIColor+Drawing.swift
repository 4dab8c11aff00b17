extension UIColor {
    /// Makes the current context fill and stroke with this colour.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Makes the current context fill with this colour.
    @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes the current context stroke with this colour.
    @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills `rect` in the current context with the fill colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
