/// Moves of views into windows and out of them.
extension UIView {
    /// Announces to this view and all below it that they move into `window`, or out of their own where that is nil.
    final func announce(window: UIWindow?) {
        owner?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for child in children { child.announce(window: window) }
    }

    /// Ends animations, touches and first responder that cannot go on outside `oldWindow`, and announces the new window
    /// to this view and all below it.
    final func finishMove(from oldWindow: UIWindow?) {
        if let oldWindow {
            endAnimations(of: layer)
            oldWindow.touches.cancelTouches(in: self)
            if window == nil { FirstResponder.of(oldWindow.layer.context).end(in: self) }
            OpenMenu.viewLeft(self, oldWindow)
        }
        tellMove(to: window)
        guard window != nil else { return }
        FirstResponder.of(layer.context).endWaiting(in: self)
        FirstResponder.of(layer.context).showInputViews(of: self)
    }

    private func tellMove(to window: UIWindow?) {
        if let window {
            follow(scale: window.screenScale)
            if AppearanceRules.areUsed { AppearanceRules.of(layer.context).apply(to: self) }
        }
        didMoveToWindow()
        if window != nil {
            if noteSafeArea() { setNeedsLayout() }
            // Frames of solutions are rounded in another way outside of a window.
            if constraintState?.positioned.isEmpty == false { setNeedsLayout() }
        }
        owner?.viewDidMove(toWindow: window)
        for child in children { child.tellMove(to: window) }
    }

    private func follow(scale: CGFloat) {
        if !hasOwnScale { setContentScale(scale) }
    }

    /// Draws this view and all below it anew for a screen of another density.
    final func followScreen(of window: UIWindow) {
        follow(scale: window.screenScale)
        for child in children { child.followScreen(of: window) }
    }

    /// Takes all animations off `layer` and the layers below it: none of them shows any more.
    private func endAnimations(of layer: CALayer) {
        layer.removeAllAnimations()
        if let mask = layer.mask { endAnimations(of: mask) }
        for sublayer in layer.sublayers ?? [] { endAnimations(of: sublayer) }
    }
}
