extension RenderNode.Kind {
    /// How the text form calls it.
    var name: String { "\(self)" }

    init?(name: Substring) {
        guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension RenderNode.Edges {
    /// How the text form calls the sides.
    static let names: [(name: String, edge: RenderNode.Edges)] = [
        ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom),
    ]

    init?(name: Substring) {
        guard let entry = Self.names.first(where: { $0.name == name }) else { return nil }
        self = entry.edge
    }
}

extension RenderNode.Flags {
    /// How the text form calls the flags that a line can name; that a map is projective is seen from the map.
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
