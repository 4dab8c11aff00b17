/// Index paths of tables and collections: a section, and a row or item in it.
extension IndexPath {
    /// The index path of `row` in `section`.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The index path of `item` in `section`.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section; 0 in a path without one.
    public var section: Int { count > 0 ? self[0] : 0 }

    /// The row in the section; 0 in a path without one.
    public var row: Int { count > 1 ? self[1] : 0 }

    /// The item in the section; 0 in a path without one.
    public var item: Int { row }
}
