/// Motions of symbols' pictures.
extension UIImageView {
    /// A handler that is called when a symbol effect ends or is removed.
    public typealias SymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

    /// Makes a motion as often as `options` say; otherwise a bounce and a wiggle once, and others until they are removed.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: SymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Makes a motion that goes on until it is removed, or as often as `options` say.
    @_disfavoredOverload
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: SymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Ends the motions of that type.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: SymbolEffectCompletion? = nil
    ) {
        remove { $0.hasPrefix(Self.key(of: effect)) }
        completion?(UISymbolEffectCompletionContext(sender: self, isFinished: true))
    }

    /// Ends all motions.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        remove { $0.hasPrefix(Self.prefix) }
    }

    /// Shows `image` in place of the present one, which fades out as the new one fades in.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: SymbolEffectCompletion? = nil
    ) {
        let duration = Self.replacement / options.speed
        UIView.transition(with: self, duration: duration, options: [.transitionCrossDissolve, .allowUserInteraction]) {
            self.image = image
        } completion: { isFinished in
            completion?(UISymbolEffectCompletionContext(sender: self, isFinished: isFinished))
        }
    }

    /// Seconds in which one picture takes the place of another.
    private static let replacement = 0.35
    private static let prefix = "symbol."

    private static func key(of effect: any SymbolEffect) -> String { prefix + "\(type(of: effect))." }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: SymbolEffectCompletion?
    ) {
        let motion = SymbolMotion(effect)
        // A picture that comes has not gone any more.
        let ended: [any SymbolEffect] =
            motion.stays && !(effect is ScaleSymbolEffect) ? [AppearSymbolEffect(), DisappearSymbolEffect()] : [effect]
        for other in ended { remove { $0.hasPrefix(Self.key(of: other)) } }
        CATransaction.begin()
        defer { CATransaction.commit() }
        if let completion {
            CATransaction.setCompletionBlock { [weak self] in
                completion(UISymbolEffectCompletionContext(sender: self, isFinished: true))
            }
        }
        for track in motion.tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.duration = animated ? motion.duration / options.speed : 0.001
            animation.timingFunctions = track.values.dropFirst().map { _ in
                CAMediaTimingFunction(name: .easeInEaseOut)
            }
            if motion.stays {
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            } else {
                animation.repeatCount = Float(options.count ?? (motion.goesOn ? .infinity : 1))
            }
            layer.add(animation, forKey: Self.key(of: effect) + track.keyPath)
        }
    }

    private func remove(_ isRemoved: (String) -> Bool) {
        for key in layer.animationKeys() ?? [] where isRemoved(key) { layer.removeAnimation(forKey: key) }
    }
}

/// The result of a symbol effect that has ended.
@MainActor public struct UISymbolEffectCompletionContext {
    /// The view that shows the picture; nil where it has gone.
    public let sender: AnyObject?
    /// Whether the motion came to its end.
    public let isFinished: Bool
}
