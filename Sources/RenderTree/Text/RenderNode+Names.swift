extension RenderNode.Kind {
    /// The kind's name in the text form.
    var name: String { "\(self)" }

    init?(name: Substring) {
        guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension RenderNode.Edges {
    /// The sides by their names in the text form.
    static let names: [(name: String, edge: RenderNode.Edges)] = [
        ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom),
    ]

    init?(name: Substring) {
        guard let entry = Self.names.first(where: { $0.name == name }) else { return nil }
        self = entry.edge
    }
}

extension RenderNode.Flags {
    /// The flags that a line can name, by their names in the text form; `projective` is not one, as it follows from
    /// the map.
    static let names: [(name: String, flag: RenderNode.Flags)] = [
        ("clips", .clips), ("flattens", .flattens), ("masked", .masked), ("singleSided", .singleSided),
        ("evenOdd", .evenOdd), ("nearest", .nearest), ("roundCap", .roundCap), ("squareCap", .squareCap),
        ("roundJoin", .roundJoin), ("bevelJoin", .bevelJoin), ("rasterized", .rasterized),
        ("minifiedNearest", .minifiedNearest), ("trilinear", .trilinear), ("throwsShadow", .throwsShadow),
    ]

    init?(name: Substring) {
        guard let entry = Self.names.first(where: { $0.name == name }) else { return nil }
        self = entry.flag
    }
}
