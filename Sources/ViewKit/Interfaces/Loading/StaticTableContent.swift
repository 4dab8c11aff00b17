import InterfaceFiles

/// The sections and cells of a table as an interface file has them.
@MainActor final class StaticTableContent {
    /// A section with its titles and cells.
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// The heights of the cells, in points; nil for the table's row height.
        var heights: [CGFloat?]
    }

    let sections: [Section]

    init(_ descriptions: [InterfaceObject], by loader: InterfaceLoader) {
        sections = descriptions.map { section in
            let values = loader.values(of: section)
            let cells = (section.objects["cells"] ?? []).compactMap { description in
                (loader.make(description) as? UITableViewCell).map { ($0, loader.values(of: description)) }
            }
            return Section(
                header: values.string("headerTitle"), footer: values.string("footerTitle"), cells: cells.map(\.0),
                heights: cells.map { $1.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } })
        }
    }

    /// The section of that number; nil where there is none.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let section = section(path.section), section.cells.indices.contains(path.row) else { return nil }
        return section.cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard let section = section(path.section), section.heights.indices.contains(path.row) else { return nil }
        return section.heights[path.row]
    }
}
