/// The values that layers of one context had at the last commit, of those layers that changed since.
///
/// `CALayer.presentation()` shows them. Their memory is used again by the next transaction.
@MainActor final class CommittedValues {
    private static var markCount: UInt = 0
    private var places: [LayerPointer] = []
    private var used = 0
    /// Names the transaction in progress, among those of all contexts; never 0.
    private(set) var mark: UInt

    init() {
        Self.markCount += 1
        mark = Self.markCount
    }

    isolated deinit {
        for place in places { LayerStorage.giveBack(place) }
    }

    /// Keeps a copy of `values`.
    func keep(_ values: LayerPointer) -> LayerPointer {
        if used == places.count { places.append(LayerStorage.place(LayerState())) }
        let place = places[used]
        used += 1
        place.pointee = values.pointee
        return place
    }

    /// Begins the next transaction: what is set now is what was committed.
    func reset() {
        used = 0
        Self.markCount += 1
        mark = Self.markCount
    }
}

extension CALayer {
    /// Keeps the values of the last commit before the first change that follows it.
    final func keepCommittedValues() {
        guard wasCommitted, let values = ownContext?.committedValues,
            state.pointee.committedMark != values.mark
        else { return }
        state.pointee.committed = values.keep(state)
        state.pointee.committedMark = values.mark
    }

    /// Keeps what animations show, as it is on the screen although they are taken off before their time.
    final func keepShownValues() {
        guard let shown = state.pointee.presentation else { return }
        keepCommittedValues()
        guard let committed = valuesKeptSinceCommit else { return }
        committed.pointee = shown.pointee
        // What shows them goes with the animations.
        if let shownSubclassState { keep(shownSubclassState, in: committed) }
        committed.pointee.transition = nil
        committed.pointee.contentsFade = nil
    }

    /// The values of the last commit, where the layer changed since.
    final var valuesKeptSinceCommit: LayerPointer? {
        guard let values = ownContext?.committedValues, state.pointee.committedMark == values.mark else { return nil }
        return state.pointee.committed
    }
}
