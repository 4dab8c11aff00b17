/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    private let id: OSSignpostID

    init(id: OSSignpostID) { self.id = id }
}
