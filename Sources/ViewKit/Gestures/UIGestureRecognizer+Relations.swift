/// The relations between recognizers: prevention, simultaneous recognition and failure requirements.
extension UIGestureRecognizer {
    /// The other recognizers that tracked one of this one's touches, and have not been reset since.
    final var rivals: [UIGestureRecognizer] {
        (lastWindow?.touches.unsettled ?? []).filter { $0 !== self && $0.attempted.contains(where: attempted.contains) }
    }

    /// Whether `other` cannot be recognised beside this one.
    final func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let mine = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        return !mine && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    /// The recognizers that have to fail before this one may be recognised.
    final var requirements: [UIGestureRecognizer] {
        var result = failureRequirements.compactMap(\.recognizer)
        for rival in rivals where !result.contains(rival) && requiresFailure(of: rival) { result.append(rival) }
        return result
    }

    private func requiresFailure(of rival: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: rival) || rival.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
            || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether this one waits for `other` to fail, directly or because the one that it waits for does.
    ///
    /// Of recognizers that wait for each other in a circle the last one does not wait: otherwise all would for ever.
    final func waits(for other: UIGestureRecognizer) -> Bool {
        var reached = [other]
        var rest = [other]
        while let next = rest.popLast() {
            for dependent in next.dependents.compactMap(\.recognizer) where !dependent.awaited.isEmpty {
                if dependent === self { return true }
                if !reached.contains(dependent) {
                    reached.append(dependent)
                    rest.append(dependent)
                }
            }
        }
        return false
    }

    /// Whether the views from the one that was touched up to this one's, and the delegate, allow the gesture to begin.
    final var shouldBegin: Bool {
        var asked: [UIView] = []
        for touch in attempted.isEmpty ? tracked : attempted {
            var next = touch.view
            while let current = next, current !== view {
                if !asked.contains(current) {
                    asked.append(current)
                    if !current.gestureRecognizerShouldBegin(self) { return false }
                }
                next = current.superview
            }
        }
        return (view?.gestureRecognizerShouldBegin(self) ?? true)
            && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }
}
