/// The animations of a host as a tool reads them; nothing changes, and a frame does nothing for it.
extension AnimationRegistry {
    /// Lists the animations of at most `layerLimit` layers, in the order of the tree, and at most `animationLimit` of them.
    ///
    /// Of many more layers those that began to animate last are not looked at. Takes time in proportion to the layers and to
    /// those above them, however deep they lie.
    package func listing(layerLimit: Int, animationLimit: Int) -> AnimationListing {
        let animated = animatedLayers.filter { !$0.attached.isEmpty }
        let walked = animated.prefix(Self.walkFactor * layerLimit)
        var listing = AnimationListing()
        var remaining = animationLimit
        AnimatedLayerWalk(walked).forEach { layer, depth, frame in
            guard listing.layers.count < layerLimit, remaining > 0 else { return false }
            listing.omittedAnimations += max(0, layer.attached.count - remaining)
            let animations = layer.listedAnimations(limit: remaining)
            remaining -= min(remaining, animations.count)
            listing.layers.append(ListedLayer(layer: layer, depth: depth, frame: frame, animations: animations))
            return true
        }
        listing.omittedLayers = animated.count - listing.layers.count
        return listing
    }

    /// The layers that are put in order, for each that is listed.
    private static let walkFactor = 10
}

extension CALayer {
    /// Time `time` of this layer in that of `ancestor`, or in the host's for nil.
    ///
    /// Nil where the layer does not lie in the other, and where time stands on the way there.
    package final func time(_ time: CFTimeInterval, in ancestor: CALayer?) -> CFTimeInterval? {
        var time = time
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            if let timing = current.timing { time = timing.parentTime(at: time) }
            guard time.isFinite else { return nil }
            layer = current.parentLayer
        }
        return layer === ancestor ? time : nil
    }

    /// The newest `limit` animations, in the order of their adding.
    ///
    /// An animation block adds the difference to a value that is set at once: of such the values are those that the layer had
    /// and was to have. These follow from the model, from the newest animation to the oldest, as long as all of them are there.
    fileprivate final func listedAnimations(limit: Int) -> [ListedAnimation] {
        var bases: [AnimatableProperty: AnimationValue] = [:]
        var listed: [[ListedAnimation]] = []
        for animation in attached.suffix(limit).reversed() {
            var parts = animation.listed(on: self)
            if let property = animation.property, animation.animation.belongsToView,
                animation.change?.isAdditive == true, parts.count == 1,
                case .value(let from, _) = parts[0].from, case .value(let to, _) = parts[0].to
            {
                let base = bases[property] ?? property.value(in: state)
                let start = from.added(to: base)
                parts[0].from = .value(start, property)
                parts[0].to = .value(to.added(to: base), property)
                bases[property] = start
            }
            listed.append(parts)
        }
        return listed.reversed().flatMap(\.self)
    }
}
