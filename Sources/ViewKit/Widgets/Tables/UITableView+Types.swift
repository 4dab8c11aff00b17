extension UITableView {
    /// The look of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; the headers of sections stay in sight.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other and from the edges, with round corners.
        case insetGrouped
    }

    /// The animation of rows that are inserted, deleted or reloaded.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// They come from the right, and go there.
        case right
        /// They come from the left, and go there.
        case left
        /// They come from above, and go there.
        case top
        /// They come from below, and go there.
        case bottom
        /// At once, while the others move.
        case none
        /// They open from their middle.
        case middle
        /// As suits: they fade.
        case automatic = 100
    }

    /// The position of a row that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// In sight, with as little movement as possible.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }
}

extension UITableViewCell {
    /// What is done to a row that can be edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It is deleted.
        case delete
        /// One is inserted.
        case insert
    }

    /// The arrangement of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// A text, and a grey one at the right edge.
        case value1
        /// A text, and a small one below it.
        case subtitle = 3
    }

    /// The accessory at the right edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron: the row leads to another screen.
        case disclosureIndicator
        /// A check mark.
        case checkmark = 3
    }

    /// The background of a cell while it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Nothing.
        case none
        /// The same as `default`.
        case blue
        /// The same as `default`.
        case gray
        /// The selected background.
        case `default`
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none
        /// A line below each row.
        case singleLine
    }
}
