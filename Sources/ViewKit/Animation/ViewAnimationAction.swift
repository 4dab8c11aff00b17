/// Animates one change of a view's layer: made before the change, run after it.
@MainActor struct ViewAnimationAction: CAAction {
    private let view: UIView
    private let property: AnimatableProperty
    private let block: AnimationBlock
    private let old: AnimationValue
    /// The value that shows before the change.
    private let shown: AnimationValue

    /// Properties that animation blocks animate by adding the difference.
    static let additive: Set<LayerProperty> = [.bounds, .position, .transform, .cornerRadius]
    /// Properties that animation blocks animate from the old value to the new one.
    private static let replacing: Set<LayerProperty> = [
        .opacity, .backgroundColor, .anchorPoint, .shadowOpacity, .pageTurn, .blurRadius, .backdropSaturation,
    ]

    /// The action for a change of `event`; nil for properties that do not animate in blocks.
    init?(_ view: UIView, event: String, block: AnimationBlock) {
        guard let property = AnimatableProperty(keyPath: event),
            Self.additive.contains(property.root) || Self.replacing.contains(property.root)
        else { return nil }
        self.view = view
        self.property = property
        self.block = block
        old = property.value(in: view.layer.state)
        // An animator starts from what it was set to in the same turn, as it may be started long after it was made.
        let state = view.layer.state
        shown = property.value(in: block.timeline == nil ? state.shownSinceCommit : state.shown)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let new = property.value(in: view.layer.state)
        guard new != old else { return }
        block.replaced?.append(property, of: view, from: old, to: new)
        if property.root == .bounds { block.noteResize(of: view) }
        if let keyframes = block.keyframes {
            return keyframes.record(property, of: view, from: startsFromShown ? shown : old, to: new, in: block)
        }
        if let difference, difference.isFinite {
            for part in parts { add(difference, of: part.keyPath, axis: part.axis) }
        } else {
            let start = startsFromShown ? shown : old
            guard start.isFinite, new.isFinite else { return }
            let animation = block.plan.animation(of: event)
            animation.fromValue = start.object(for: property)
            animation.toValue = new.object(for: property)
            ViewAnimationRun.add(animation, to: view, forKey: event, blocks: [block])
        }
    }

    /// The key paths to animate: a position is two where its parts move differently.
    private var parts: [(keyPath: String, axis: Int)] {
        guard property.root == .position, block.timeline?.pacing.splitsPositions == true else {
            return [(property.key, 0)]
        }
        return [("position.x", 0), ("position.y", 1)]
    }

    private func add(_ difference: AnimationValue, of keyPath: String, axis: Int) {
        guard let part = keyPath == property.key ? property : AnimatableProperty(keyPath: keyPath) else { return }
        let animation = block.plan.animation(of: keyPath)
        animation.isAdditive = true
        let value = part == property ? difference : difference.component(axis)
        animation.fromValue = value.object(for: part)
        animation.toValue = value.zero.object(for: part)
        let key = view.layer.freeKey(property.key)
        ViewAnimationRun.add(animation, to: view, forKey: key, blocks: [block], axis: axis)
    }

    private var startsFromShown: Bool { block.plan.options.contains(.beginFromCurrentState) }

    /// The value that is added to the new one at the start; nil for properties that do not add up, and for a transform
    /// without an inverse.
    private var difference: AnimationValue? {
        guard Self.additive.contains(property.root) else { return nil }
        return old.difference(from: property.value(in: view.layer.state))
    }
}

extension UIView {
    /// Stands for no action at all; one instance for all, as every change in every frame needs it.
    static let noAction = NSNull()

    /// The action for a change inside an animation block; nil where nothing animates.
    final func animationAction(forKey event: String) -> (any CAAction)? {
        let stack = AnimationBlockStack.of(layer.context)
        guard stack.isEnabled, let block = stack.top, block.plan.animates, displayWindow != nil else { return nil }
        return ViewAnimationAction(self, event: event, block: block)
    }
}

extension CALayer {
    /// `key`, or the first of `key-2`, `key-3` and so on that has no animation.
    func freeKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        let used = Set(animationKeys() ?? [])
        var number = 2
        while used.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}

extension AnimationValue {
    /// One number of several.
    fileprivate func component(_ axis: Int) -> AnimationValue {
        if case .pair(let pair) = self { .scalar(pair[axis]) } else { self }
    }
}
