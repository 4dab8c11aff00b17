/// The opaque commands of a band that hide what lies below them in many of its columns.
struct BandCover {
    /// The index of the lowest one among the members of the band's strip.
    private(set) var firstIndex: Int
    /// The columns in which commands below it may be seen.
    private(set) var visibleColumns: ColumnRuns

    /// A cover of one command, which hides `columns` of `band`.
    init(_ index: Int, _ columns: Range<Int32>, of band: PixelRect) {
        firstIndex = index
        visibleColumns = ColumnRuns(of: band)
        visibleColumns.subtract(columns)
    }

    /// Adds a lower command, which hides `columns`.
    mutating func extend(to index: Int, _ columns: Range<Int32>) {
        firstIndex = index
        visibleColumns.subtract(columns)
    }
}
