/// Where the cells and supplementary views of a collection come to lie in a change.
struct ElementPlaces {
    private let items: [IndexPath: IndexPath]
    private let sections: [Int: Int]
    private let itemOrigins: [IndexPath: IndexPath]
    private let sectionOrigins: [Int: Int]

    /// `items` and `sections` say for old places which new ones they are.
    init(items: [IndexPath: IndexPath], sections: [Int: Int]) {
        (self.items, self.sections) = (items, sections)
        itemOrigins = Dictionary(items.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        sectionOrigins = Dictionary(sections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The new place of what was at `key`; nil for what goes.
    func place(of key: ElementKey) -> ElementKey? { Self.follow(key, items, sections) }

    /// The old place of what is at `key` now; nil for what comes.
    func origin(of key: ElementKey) -> ElementKey? { Self.follow(key, itemOrigins, sectionOrigins) }

    /// Supplementary views stay with their sections, those of no section where they are.
    private static func follow(
        _ key: ElementKey, _ items: [IndexPath: IndexPath], _ sections: [Int: Int]
    ) -> ElementKey? {
        guard key.kind != nil else { return items[key.path].map { ElementKey(kind: nil, path: $0) } }
        guard key.path.count > 1 else { return key }
        return sections[key.path.section].map {
            ElementKey(kind: key.kind, path: IndexPath(item: key.path.item, section: $0))
        }
    }
}
