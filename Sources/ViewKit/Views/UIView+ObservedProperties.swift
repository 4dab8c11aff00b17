/// The setters of the properties whose changes observers are told of.
extension UIView {
    /// Sets the frame, and with it bounds and centre, of which observers are told where they change.
    final func setFrame(_ frame: CGRect) {
        guard KeyValueObservers.isActive else { return resizingSubviews { layer.frame = frame } }
        let oldBounds = bounds
        let oldCenter = center
        let change = KeyValueObservers.begin("frame", of: self)
        resizingSubviews { layer.frame = frame }
        if bounds != oldBounds { KeyValueObservers.changed("bounds", of: self, from: oldBounds) }
        if center != oldCenter { KeyValueObservers.changed("center", of: self, from: oldCenter) }
        change?.end()
    }

    final func setBounds(_ bounds: CGRect) {
        let change = KeyValueObservers.begin("bounds", of: self)
        resizingSubviews { layer.bounds = bounds }
        change?.end()
    }

    final func setCenter(_ center: CGPoint) {
        let change = KeyValueObservers.begin("center", of: self)
        layer.position = center
        geometryDidChange()
        change?.end()
    }

    final func setTransform(_ transform: CGAffineTransform) {
        let change = KeyValueObservers.begin("transform", of: self)
        layer.setAffineTransform(transform)
        change?.end()
    }

    final func setAlpha(_ alpha: CGFloat) {
        let change = KeyValueObservers.begin("alpha", of: self)
        layer.opacity = Float(alpha)
        change?.end()
    }

    final func setHidden(_ isHidden: Bool) {
        let change = KeyValueObservers.begin("isHidden", of: self)
        if isHidden != layer.isHidden {
            layer.isHidden = isHidden
            (parent as? UIStackView)?.childWasHiddenOrShown(self)
        }
        change?.end()
    }
}
