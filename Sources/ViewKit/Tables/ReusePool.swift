/// Views that went out of sight and wait to be used again, by identifier.
@MainActor struct ReusePool<View: UIView> {
    private var makers: [String: () -> View] = [:]
    private var waiting: [String: [View]] = [:]

    /// Makes new views for `identifier` by `make`; nil forgets how.
    mutating func register(_ identifier: String, _ make: (() -> View)?) {
        makers[identifier] = make
        waiting[identifier] = nil
    }

    /// A view that waits; nil where none does.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// A new view; nil where nobody said how to make one.
    func make(_ identifier: String) -> View? { makers[identifier]?() }

    mutating func put(_ view: View, for identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }
}
