import RenderTree

/// The values over time of an animated property that is a path, or an array of colours or numbers.
///
/// Values that are not alike, such as paths of different steps, have nothing in between: the later one shows.
@MainActor final class ListTrack {
    /// The values in time; nil stands for what the property has without the animation.
    private let keys: [ListValue?]
    private let times: KeyframeTimes
    private let isDiscrete: Bool
    /// Whether something lies between each two neighbours; nil where that is to be found out.
    private let areAlike: [Bool?]
    private let store: ResourceStore
    private var pool = PathPool()
    private var ownership: ResourceOwnership?

    /// Nil for animations without such values; paths that show are resources of `store`.
    init?(_ animation: CAPropertyAnimation, root: AnimatableProperty.Root, store: ResourceStore) {
        self.store = store
        switch animation {
        case let basic as CABasicAnimation:
            let from = ListValue(basic.fromValue, of: root)
            let to = ListValue(basic.toValue, of: root)
            guard from != nil || to != nil else { return nil }
            keys = [from, to]
            times = KeyframeTimes(KeyframeTimes.even(1))
            isDiscrete = false
        case let keyframes as CAKeyframeAnimation:
            let values = (keyframes.values ?? []).compactMap { ListValue($0, of: root) }
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
    func apply(fraction: Double, to root: AnimatableProperty.Root, of state: inout LayerState) {
        let (stretch, within) = times.place(of: fraction)
        if isDiscrete {
            if let key = keys[min(stretch, keys.count - 1)] { show(key, key, 0, root, &state) }
            return
        }
        let base = keys[stretch] == nil || keys[stretch + 1] == nil ? rest(of: root, in: state) : nil
        guard let start = keys[stretch] ?? base, let end = keys[stretch + 1] ?? base else { return }
        let isBetween = areAlike[stretch] ?? start.isAlike(end)
        show(isBetween ? start : end, end, isBetween ? within : 1, root, &state)
    }

    /// The property's value without the animation.
    private func rest(of root: AnimatableProperty.Root, in state: LayerState) -> ListValue? {
        if root == .shadowPath {
            guard case .path(let path) = store[state.shadowPath] else { return nil }
            return .path(path)
        }
        return state.kindValues?.list(of: root)
    }

    private func show(
        _ start: ListValue, _ end: ListValue, _ fraction: Double, _ root: AnimatableProperty.Root,
        _ state: inout LayerState
    ) {
        guard case .path(let first) = start, case .path(let last) = end else {
            state.kindValues?.apply(from: start, to: end, by: fraction, root: root)
            return
        }
        let path = pool.takeEmpty()
        path.appendBlend(from: first, to: last, by: fraction)
        guard root == .shadowPath else {
            state.kindValues?.apply(.path(path), to: root)
            return
        }
        ownership?.releaseAfterCommit()
        ownership = ResourceOwnership(.path(path), in: store)
        state.shadowPath = ownership?.id ?? .none
    }
}
