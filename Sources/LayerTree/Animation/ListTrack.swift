import RenderTree

/// The values over time of an animated property that is a path, or an array of colours or numbers.
///
/// Values that are not alike, such as paths of different steps, have nothing in between: the later one shows.
@MainActor final class ListTrack {
    /// The values in time; nil stands for what the property has without the animation.
    let keys: [ListValue?]
    let times: KeyframeTimes
    private let isDiscrete: Bool
    /// Whether something lies between each two neighbours; nil where that is to be found out.
    private let areAlike: [Bool?]
    private let property: LayerProperty
    private let store: ResourceStore
    private var pool = PathPool()
    private var ownership: ResourceOwnership?

    /// Nil for animations without such values; paths that show are resources of `store`.
    init?(_ animation: CAPropertyAnimation, of property: LayerProperty, store: ResourceStore) {
        self.property = property
        self.store = store
        switch animation {
        case let basic as CABasicAnimation:
            let from = ListValue(basic.fromValue, of: property.kind)
            let to = ListValue(basic.toValue, of: property.kind)
            guard from != nil || to != nil else { return nil }
            keys = [from, to]
            times = KeyframeTimes(KeyframeTimes.even(1))
            isDiscrete = false
        case let keyframes as CAKeyframeAnimation:
            let values = (keyframes.values ?? []).compactMap { ListValue($0, of: property.kind) }
            guard !values.isEmpty, values.count == keyframes.values?.count else { return nil }
            isDiscrete = keyframes.calculationMode == .discrete || values.count == 1
            keys = values
            times = KeyframeTimes(keyframes, count: values.count, isDiscrete: isDiscrete)
        default: return nil
        }
        areAlike = zip(keys, keys.dropFirst()).map { a, b in a.flatMap { a in b.map { a.isAlike($0) } } }
    }

    isolated deinit { ownership?.releaseAfterCommit() }

    /// Sets the property in `state` to the value at `fraction`, 0 at the start and 1 at the end.
    func apply(fraction: Double, to state: LayerPointer) {
        let (stretch, within) = times.place(of: fraction)
        if isDiscrete {
            if let key = keys[min(stretch, keys.count - 1)] { show(key, key, 0, in: state) }
            return
        }
        let isOpen = keys[stretch] == nil || keys[stretch + 1] == nil
        let base = isOpen ? property.list(in: state, of: store) : nil
        guard let start = keys[stretch] ?? base, let end = keys[stretch + 1] ?? base else { return }
        let isBetween = areAlike[stretch] ?? start.isAlike(end)
        show(isBetween ? start : end, end, isBetween ? within : 1, in: state)
    }

    private func show(_ start: ListValue, _ end: ListValue, _ fraction: Double, in state: LayerPointer) {
        guard case .path(let first) = start, case .path(let last) = end else {
            return property.setRow(from: start, to: end, by: fraction, in: state)
        }
        let path = pool.takeEmpty()
        path.appendBlend(from: first, to: last, by: fraction)
        guard let shown = property.setList(.path(path), in: state, of: store) else { return }
        ownership?.releaseAfterCommit()
        ownership = shown
    }
}
