import RenderTree

/// The images over time of a layer's animated contents: each fades into the next, or replaces it.
@MainActor final class ContentsTrack {
    /// The images in time; nil stands for what the layer has without the animation.
    let keys: [ContentsPicture?]
    private let ownerships: [ResourceOwnership]
    let times: KeyframeTimes
    private let isDiscrete: Bool
    private let fade: UnsafeMutablePointer<ContentsFade>

    /// Nil for animations whose values are not all images; these are resources of `store`.
    init?(_ animation: CAPropertyAnimation, store: ResourceStore) {
        let images: [CGImage?]
        switch animation {
        case let basic as CABasicAnimation:
            images = [basic.fromValue as? CGImage, basic.toValue as? CGImage]
            guard images[0] != nil || images[1] != nil else { return nil }
            times = KeyframeTimes(KeyframeTimes.even(1))
            isDiscrete = false
        case let keyframes as CAKeyframeAnimation:
            let values = keyframes.values ?? []
            images = values.map { $0 as? CGImage }
            guard !images.isEmpty, images.allSatisfy({ $0 != nil }) else { return nil }
            isDiscrete = keyframes.calculationMode == .discrete || images.count == 1
            times = KeyframeTimes(keyframes, count: images.count, isDiscrete: isDiscrete)
        default: return nil
        }
        // An image that comes again is one resource.
        var known: [ObjectIdentifier: ResourceOwnership] = [:]
        keys = images.map { image in
            guard let image else { return nil }
            let ownership = known[ObjectIdentifier(image)] ?? ResourceOwnership(.image(image), in: store)
            known[ObjectIdentifier(image)] = ownership
            return ContentsPicture(
                id: ownership.id, size: CGSize(width: image.width, height: image.height), isOpaque: image.isOpaque)
        }
        ownerships = Array(known.values)
        fade = .allocate(capacity: 1)
        fade.initialize(to: ContentsFade())
    }

    isolated deinit {
        for ownership in ownerships { ownership.releaseAfterCommit() }
        fade.deallocate()
    }

    /// Sets the contents in `state` to those at `fraction`, 0 at the start and 1 at the end; contents that are not an
    /// image stay.
    func apply(fraction: Double, to layer: LayerPointer) {
        apply(fraction: fraction, to: &layer.pointee)
    }

    private func apply(fraction: Double, to state: inout LayerState) {
        let own = state.contentsPicture
        guard !own.id.isNone || !state.flags.contains(.hasContents) else { return }
        let (stretch, within) = times.place(of: fraction)
        state.contentsFade = nil
        if isDiscrete {
            state.contentsPicture = keys[min(stretch, keys.count - 1)] ?? own
            return
        }
        let start = keys[stretch] ?? own
        let end = keys[stretch + 1] ?? own
        state.contentsPicture = within > 0 ? end : start
        guard within > 0, within < 1, start != end else { return }
        let areAlike = state.contentsGravity == .resize || start.size == end.size
        fade.pointee = ContentsFade(from: start, to: end, by: Float(within), areAlike: areAlike)
        state.set(.hasContents, true)
        state.set(.hasOpaqueImage, start.isOpaque && end.isOpaque && areAlike)
        state.contentsFade = fade
    }
}
