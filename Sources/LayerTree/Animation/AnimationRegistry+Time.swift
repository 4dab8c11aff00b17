/// A layer's time set anew, without a jump of what runs.
extension AnimationRegistry {
    /// Sets the local time of `layer` to `time` when the host's clock shows `hostTime`; from there it advances at
    /// `speed`.
    ///
    /// Animations that began in the layer's time, its own and those below it and of clocks that show it, go on as they
    /// were.
    package func setTime(of layer: CALayer, to time: CFTimeInterval, speed: Float, atHostTime hostTime: CFTimeInterval)
    {
        let outer = layer.superlayer?.localTime(atHostTime: hostTime) ?? hostTime
        move(layer, by: time - layer.localTime(atHostTime: hostTime)) {
            layer.speed = speed
            layer.beginTime = outer
            layer.timeOffset = time
        }
    }

    /// Resets the local time of `layer` to its superlayer's, without a jump of the animations that run in it.
    package func resetTime(of layer: CALayer, atHostTime hostTime: CFTimeInterval) {
        let outer = layer.superlayer?.localTime(atHostTime: hostTime) ?? hostTime
        move(layer, by: outer - layer.localTime(atHostTime: hostTime)) {
            layer.speed = 1
            layer.beginTime = 0
            layer.timeOffset = 0
        }
    }

    private func move(_ layer: CALayer, by delta: CFTimeInterval, _ change: () -> Void) {
        change()
        guard delta != 0, delta.isFinite else { return }
        var clocks: [AnimationClock] = []
        for animated in animatedLayers {
            let isBelow = animated.isDescendant(of: layer)
            for animation in animated.attached {
                guard let clock = animation.clock else {
                    if isBelow { animation.shift(by: delta) }
                    continue
                }
                guard clock.layer.isDescendant(of: layer) else { continue }
                animation.shift(by: delta)
                if !clocks.contains(where: { $0 === clock }) { clocks.append(clock) }
            }
        }
        for clock in clocks { clock.shift(by: delta) }
    }
}

extension CALayer {
    /// Whether this layer is `layer` or lies below it.
    fileprivate func isDescendant(of layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let candidate = current {
            if candidate === layer { return true }
            current = candidate.superlayer
        }
        return false
    }
}
