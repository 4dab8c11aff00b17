/// Views that went out of sight and are free for reuse, by identifier.
@MainActor struct ReusePool<View: UIView> {
    private var makers: [String: () -> View] = [:]
    private var waiting: [String: [View]] = [:]

    /// Registers `make` as the factory of views for `identifier`, nil for none, and drops the views that waited for
    /// reuse.
    mutating func register(_ identifier: String, _ make: (() -> View)?) {
        makers[identifier] = make
        waiting[identifier] = nil
    }

    /// Whether a factory is registered for `identifier`.
    func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

    /// Removes and returns a view that is free for reuse; nil where there is none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Returns a new view; nil where no factory is registered.
    func make(_ identifier: String) -> View? { makers[identifier]?() }

    mutating func put(_ view: View, for identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }
}
