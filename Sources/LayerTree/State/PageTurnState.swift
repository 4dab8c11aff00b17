/// The state of a `PageTurnLayer`.
@MainActor final class PageTurnState: SubclassState {
    /// From 0 for a page that lies flat to 1 for one that has gone.
    var progress = 0.0

    override func copy() -> SubclassState {
        let copy = PageTurnState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? PageTurnState else { return }
        progress = other.progress
    }

    /// The layer draws its sublayers by it.
    override var writesNodes: Bool { false }
}
