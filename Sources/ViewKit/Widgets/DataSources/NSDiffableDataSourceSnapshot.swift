/// The sections and items of a table or collection at one point in time, each named by a unique identifier.
///
/// Identifiers that are not unique, or not in the snapshot where they have to be, raise an exception; where that does not end
/// the program, the call changes nothing.
@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The sections in their order.
    var order: [SectionIdentifierType] = []
    /// The items of each section in their order.
    var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections whose cells are made anew when the snapshot is applied.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are made anew when the snapshot is applied.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are configured again when the snapshot is applied.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }

    /// The number of sections.
    public var numberOfSections: Int { order.count }

    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { order }

    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { contents[$0] ?? [] } }

    /// The number of items of a section that the snapshot has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section that the snapshot has, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = contents[identifier] else {
            raise("section identifier \(identifier) is not in the snapshot")
            return []
        }
        return items
    }

    /// The section of an item; nil for an item that the snapshot lacks.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// The index of an item among all items; nil for an item that the snapshot lacks. Takes time in proportion to the number
    /// of items of its section, and of sections before it.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = owners[identifier] else { return nil }
        var index = 0
        for other in order {
            guard other == section else {
                index += contents[other]?.count ?? 0
                continue
            }
            return contents[section]?.firstIndex(of: identifier).map { index + $0 }
        }
        return nil
    }

    /// The index of a section; nil for a section that the snapshot lacks.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        contents[identifier] == nil ? nil : order.firstIndex(of: identifier)
    }

    func raise(_ reason: String) { SnapshotFault.raise("NSDiffableDataSourceSnapshot", reason) }

    /// The same without marks of what is reloaded or configured again.
    var unmarked: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}
