/// The index paths of a collection's cells and supplementary views before and after a change.
struct ElementPlaces {
    private let items: [IndexPath: IndexPath]
    private let sections: [Int: Int]
    private let itemOrigins: [IndexPath: IndexPath]
    private let sectionOrigins: [Int: Int]

    /// `items` and `sections` map old indices to new ones.
    init(items: [IndexPath: IndexPath], sections: [Int: Int]) {
        self.items = items
        self.sections = sections
        itemOrigins = Dictionary(items.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        sectionOrigins = Dictionary(sections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The new key of the element that was at `key`; nil for one that goes.
    func place(of key: ElementKey) -> ElementKey? { Self.follow(key, items, sections) }

    /// The old key of the element that is at `key` now; nil for one that comes.
    func origin(of key: ElementKey) -> ElementKey? { Self.follow(key, itemOrigins, sectionOrigins) }

    /// Supplementary and decoration views stay with their sections, those of no section where they are.
    private static func follow(
        _ key: ElementKey, _ items: [IndexPath: IndexPath], _ sections: [Int: Int]
    ) -> ElementKey? {
        guard key.kind != nil else { return items[key.path].map { ElementKey(kind: nil, path: $0) } }
        guard key.path.count > 1 else { return key }
        return sections[key.path.section].map {
            ElementKey(
                kind: key.kind, path: IndexPath(item: key.path.item, section: $0), isDecoration: key.isDecoration)
        }
    }
}
