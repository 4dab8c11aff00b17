/// Animations that are taken out of the picture.
extension AnimationRegistry {
    /// Has the animations that match show their end values, or what they show by their time again, from the next frame on.
    ///
    /// Called for each animation of a layer's property, also for the members of groups, with its key path. What is muted stays
    /// so until it ends; an end value shows also where the animation has not begun.
    package func setMuted(_ isMuted: Bool, where matches: (_ layer: CALayer, _ keyPath: String) -> Bool) {
        var hasChanged = false
        for layer in animatedLayers {
            var waiting = layer.attached
            while let animation = waiting.popLast() {
                waiting += animation.members
                guard animation.isMuted != isMuted, let path = animation.keyPath, matches(layer, path) else { continue }
                animation.isMuted = isMuted
                hasChanged = true
            }
        }
        guard hasChanged else { return }
        noteChange()
        context?.setNeedsCommit()
    }
}
