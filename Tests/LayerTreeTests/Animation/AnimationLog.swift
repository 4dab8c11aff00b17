import LayerTree

/// Writes down what animations tell their delegate.
@MainActor final class AnimationLog: NSObject, CAAnimationDelegate {
    private(set) var lines: [String] = []
    var whenStopped: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(name(of: anim))") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(name(of: anim)) \(flag)")
        whenStopped?()
    }

    private func name(of animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "?" }
}

extension CABasicAnimation {
    /// An animation of `keyPath` that takes `duration` seconds and starts with the next frame.
    convenience init(
        _ keyPath: String, from: Any? = nil, to: Any? = nil, duration: CFTimeInterval = 1, name: String? = nil,
        log: AnimationLog? = nil
    ) {
        self.init(keyPath: keyPath)
        fromValue = from
        toValue = to
        self.duration = duration
        delegate = log
        setValue(name ?? keyPath, forKey: "name")
    }
}
