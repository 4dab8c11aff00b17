/// Animates one change of a view's layer: made before the change, run after it.
@MainActor struct ViewAnimationAction: CAAction {
    private let view: UIView
    private let property: AnimatableProperty
    private let block: AnimationBlock
    private let old: AnimationValue
    /// What shows before the change.
    private let shown: AnimationValue

    /// Properties that animation blocks animate by adding the difference.
    private static let additive: Set<AnimatableProperty> = [.bounds, .position, .transform, .cornerRadius]
    /// Properties that animation blocks animate from the old value to the new one.
    private static let replacing: Set<AnimatableProperty> = [.opacity, .backgroundColor, .anchorPoint, .shadowOpacity]

    /// The action for a change of `event`; nil for properties that do not animate in blocks.
    init?(_ view: UIView, event: String, block: AnimationBlock) {
        guard let property = AnimatableProperty(keyPath: event),
            Self.additive.contains(property) || Self.replacing.contains(property)
        else { return nil }
        (self.view, self.property, self.block) = (view, property, block)
        old = property.value(in: view.layer.state.pointee)
        shown = property.value(in: view.layer.state.shown.pointee)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let layer = view.layer
        let new = property.value(in: layer.state.pointee)
        guard new != old else { return }
        if property == .bounds { block.noteResize(of: view) }
        let animation = block.plan.animation(of: event)
        if let difference, difference.isFinite {
            animation.isAdditive = true
            animation.fromValue = difference.object(for: property)
            animation.toValue = difference.zero.object(for: property)
            add(animation, to: layer, forKey: layer.freeKey(event))
        } else {
            let start = startsFromShown ? shown : old
            guard start.isFinite, new.isFinite else { return }
            animation.fromValue = start.object(for: property)
            animation.toValue = new.object(for: property)
            add(animation, to: layer, forKey: event)
        }
    }

    private var startsFromShown: Bool { block.plan.options.contains(.beginFromCurrentState) }

    /// What is to be added to the new value at the start; nil for properties that do not add up.
    private var difference: AnimationValue? {
        guard Self.additive.contains(property) else { return nil }
        let new = property.value(in: view.layer.state.pointee)
        if case .transform(let a) = old, case .transform(let b) = new {
            guard CATransform3DIsAffine(a), CATransform3DIsAffine(b) else { return nil }
        }
        return old.difference(from: new)
    }

    private func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        let run = ViewAnimationRun(view, block)
        animation.delegate = run
        run.start()
        layer.add(animation, forKey: key)
    }
}

/// One animation of a block on a view, from its adding to its end.
@MainActor private final class ViewAnimationRun: CAAnimationDelegate {
    private weak var view: UIView?
    private let block: AnimationBlock
    private let blocksTouches: Bool

    init(_ view: UIView, _ block: AnimationBlock) {
        (self.view, self.block) = (view, block)
        blocksTouches = !block.plan.options.contains(.allowUserInteraction)
    }

    func start() {
        if blocksTouches { view?.blockingAnimations += 1 }
        block.start()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if blocksTouches { view?.blockingAnimations -= 1 }
        block.stop(finished: flag)
    }
}

extension UIView {
    /// The action for a change inside an animation block; nil where nothing animates.
    final func animationAction(forKey event: String) -> (any CAAction)? {
        let stack = AnimationBlockStack.current
        guard stack.isEnabled, let block = stack.top, block.plan.animates, displayWindow != nil else { return nil }
        return ViewAnimationAction(self, event: event, block: block)
    }
}

extension CALayer {
    /// `key`, or the first of `key-2`, `key-3` and so on that has no animation.
    fileprivate func freeKey(_ key: String) -> String {
        let used = Set(animationKeys() ?? [])
        guard used.contains(key) else { return key }
        var number = 2
        while used.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}

extension AnimationValue {
    /// Whether all numbers of the value are finite.
    fileprivate var isFinite: Bool {
        switch self {
        case .scalar(let value): value.isFinite
        case .pair(let value): value.sum().isFinite
        case .quad(let value): value.sum().isFinite
        case .transform(let m): SIMD4(m.m11 + m.m12, m.m21 + m.m22, m.m33 + m.m44, m.m41 + m.m42 + m.m43).sum().isFinite
        }
    }
}
