/// The model values that animation blocks replace, for restoring them where a transition is cancelled.
@MainActor final class ReplacedValues {
    private struct Change {
        weak var view: UIView?
        var property: AnimatableProperty
        var old: AnimationValue
        var new: AnimationValue
    }

    private var changes: [Change] = []

    /// Records that `property` of `view` changed from `old` to `new`.
    func append(_ property: AnimatableProperty, of view: UIView, from old: AnimationValue, to new: AnimationValue) {
        changes.append(Change(view: view, property: property, old: old, new: new))
    }

    /// Restores the values that nothing else has changed since, the latest first, without animation.
    func restore() {
        let latest = changes.reversed()
        changes = []
        for change in latest {
            guard let view = change.view, change.property.value(in: view.layer.state) == change.new else {
                continue
            }
            let value = change.old.object(for: change.property)
            AnimationBlockStack.of(view.layer.context).withoutAnimation {
                view.layer.setValue(value, forKeyPath: change.property.key)
            }
        }
    }
}
