/// The commands of a band that hide what lies below them in many of its columns.
struct BandCover {
    /// The place of the first one among the members of the band's strip.
    private(set) var place: Int
    /// The columns in which what comes before it may be seen.
    private(set) var rest: ColumnRuns

    /// A cover at `place` that hides `columns` of `band`.
    init(at place: Int, _ columns: Range<Int32>, of band: PixelRect) {
        self.place = place
        rest = ColumnRuns(of: band)
        rest.subtract(columns)
    }

    /// Adds what comes before all others and hides `columns`.
    mutating func extend(to place: Int, _ columns: Range<Int32>) {
        self.place = place
        rest.subtract(columns)
    }
}
