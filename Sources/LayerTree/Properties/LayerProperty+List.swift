import RenderTree

/// Properties that are a path or an array.
extension LayerProperty {
    /// The list in `state`; nil where it has none. Paths that a state names are resources of `store`.
    func list(in state: LayerPointer, of store: ResourceStore) -> ListValue? {
        var list: ListValue?
        switch self.state {
        case .path(let get, _): list = get(state, store).map { .path($0) }
        case .colors(let modify): modify(state) { row in list = row.map { .colors($0) } }
        case .numbers(let modify): modify(state) { row in list = row.map { .numbers($0) } }
        default: break
        }
        return list
    }

    /// Sets the list in `state`, nil for none; one of another kind changes nothing.
    ///
    /// Returns the ownership of a path that the state names, to be kept as long as it does.
    @discardableResult
    func setList(_ list: ListValue?, in state: LayerPointer, of store: ResourceStore) -> ResourceOwnership? {
        switch (self.state, list) {
        case (.path(_, let set), .path(let path)): return set(state, path, store)
        case (.path(_, let set), nil): return set(state, nil, store)
        case (.colors(let modify), .colors(let colors)): modify(state) { $0 = colors }
        case (.colors(let modify), nil): modify(state) { $0 = nil }
        case (.numbers(let modify), .numbers(let numbers)): modify(state) { $0 = numbers }
        case (.numbers(let modify), nil): modify(state) { $0 = nil }
        default: break
        }
        return nil
    }

    /// Sets the array in `state` to the interpolation between two of one length, in the memory that it has.
    func setRow(from start: ListValue, to end: ListValue, by fraction: Double, in state: LayerPointer) {
        switch (self.state, start, end) {
        case (.colors(let modify), .colors(let a), .colors(let b)):
            modify(state) { row in
                if row?.count != a.count { row = a }
                for index in a.indices { row?[index] = a[index] + (b[index] - a[index]) * Float(fraction) }
            }
        case (.numbers(let modify), .numbers(let a), .numbers(let b)):
            modify(state) { row in
                if row?.count != a.count { row = a }
                for index in a.indices { row?[index] = a[index] + (b[index] - a[index]) * fraction }
            }
        default: break
        }
    }
}
