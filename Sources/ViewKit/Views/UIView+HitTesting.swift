/// From points to views.
extension UIView {
    final func hitTestByDefault(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            let local = child.layer.convert(point, from: layer, asShown: child.movingAnimations > 0)
            if let hit = child.hitTest(local, with: event) { return hit }
        }
        return self
    }

    private var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && blockingAnimations == 0
    }

    final func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView !== self else { return }
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.attachedView = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView === self else { return }
        recognizer.abandonTouches()
        recognizers.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }
}
