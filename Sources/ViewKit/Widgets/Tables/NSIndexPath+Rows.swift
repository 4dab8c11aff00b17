/// Index paths of tables and collections: a section, and a row or item in it.
extension NSIndexPath {
    /// The index path of `row` in `section`.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// The index path of `item` in `section`.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section; 0 in a path without one.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

    /// The row in the section; 0 in a path without one.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }

    /// The item in the section; 0 in a path without one.
    public var item: Int { row }
}
