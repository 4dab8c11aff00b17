/// The new positions of the items and sections that stay in a change of a table or collection, and the items whose cells
/// change.
struct ElementMoves {
    /// The new index path of each old item that stays or moves.
    var items: [IndexPath: IndexPath] = [:]
    /// The new index of each old section that keeps its headers and footers.
    var sections: [Int: Int] = [:]
    /// Old index paths of the items whose cells are made anew.
    var renewed: Set<IndexPath> = []
    /// Old indices of the sections all of whose cells are made anew.
    var renewedSections: Set<Int> = []
    /// New index paths of the items whose present cells are configured again.
    var reconfigured: [IndexPath] = []

    /// The numbers of items by section, before and after; nil where they are known to fit.
    var counts: (old: [Int], new: [Int])?

    /// Whether the moves are between sections of `old` and of `new` items.
    func fits(old: [Int], new: [Int]) -> Bool { counts.map { $0.old == old && $0.new == new } ?? true }

    /// Whether the item at `path`, an old index path, gets a new cell.
    func renews(_ path: IndexPath) -> Bool { renewed.contains(path) || renewedSections.contains(path.section) }
}
