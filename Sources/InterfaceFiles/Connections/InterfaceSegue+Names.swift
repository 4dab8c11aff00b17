extension InterfaceSegue.Kind {
    /// The kind with a name of an interface file, of any version of Xcode.
    package init(name: String) {
        self = Self.byName[name] ?? .other(name)
    }

    /// The name that the current Xcode writes.
    package var name: String {
        if case .other(let name) = self { return name }
        return Self.names.first { $0.kind == self }?.name ?? ""
    }

    /// For each kind, the current name stands first.
    private static let names: [(name: String, kind: Self)] = [
        ("show", .show), ("showDetail", .showDetail), ("presentation", .presentation), ("modal", .presentation),
        ("popoverPresentation", .popover), ("popover", .popover), ("push", .push), ("replace", .replace),
        ("custom", .custom), ("embed", .embed), ("unwind", .unwind), ("relationship", .relationship),
    ]

    private static let byName = Dictionary(names.map { ($0.name, $0.kind) }) { first, _ in first }
}
