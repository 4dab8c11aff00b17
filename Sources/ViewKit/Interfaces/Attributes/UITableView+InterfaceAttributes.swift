extension UITableView {
    /// The styles of tables by their names; without one a table is plain.
    static let interfaceStyles: [String: Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    final func readTableAttributes(_ values: InterfaceValues) {
        rowHeight = values.height("rowHeight") ?? 44
        if let value = values.height("estimatedRowHeight") { estimatedRowHeight = value }
        // Files of Xcode 12 and earlier write the room without a title where the content decides.
        let room: CGFloat = style == .plain ? 28 : 18
        if let value = values.height("sectionHeaderHeight"), value != room { sectionHeaderHeight = value }
        if let value = values.height("sectionFooterHeight"), value != room { sectionFooterHeight = value }
        if let value = values.choice("separatorStyle", ["none": UITableViewCell.SeparatorStyle.none]) {
            separatorStyle = value
        }
        if let value = values.color("separatorColor") { separatorColor = value }
        if let value = values.insets("separatorInset") { separatorInset = value }
        if let value = values.bool("allowsSelection") { allowsSelection = value }
        if let value = values.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    }
}

extension UITableViewCell {
    /// The styles of cells by their names; without one a cell is custom, and has no labels of its own.
    static let interfaceStyles: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    private static let interfaceAccessories: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    ]
    private static let interfaceSelections: [String: SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    final func readCellAttributes(_ values: InterfaceValues) {
        if let value = values.choice("accessoryType", Self.interfaceAccessories) { accessoryType = value }
        if let value = values.choice("selectionStyle", Self.interfaceSelections) { selectionStyle = value }
        if let value = values.insets("separatorInset") { separatorInset = value }
    }
}

extension UICollectionView {
    final func readCollectionAttributes(_ values: InterfaceValues) {
        if let value = values.bool("allowsSelection") { allowsSelection = value }
        if let value = values.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    }
}

extension UICollectionViewFlowLayout {
    final func readLayoutAttributes(_ values: InterfaceValues) {
        if let value = values.choice(
            "scrollDirection", ["horizontal": UICollectionView.ScrollDirection.horizontal, "vertical": .vertical])
        {
            scrollDirection = value
        }
        if let value = values.number("minimumLineSpacing") { minimumLineSpacing = value }
        if let value = values.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
        if let value = values.size("itemSize") { itemSize = value }
        if let value = values.size("estimatedItemSize") { estimatedItemSize = value }
        if values.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
        if let value = values.size("headerReferenceSize") { headerReferenceSize = value }
        if let value = values.size("footerReferenceSize") { footerReferenceSize = value }
        if let value = values.insets("sectionInset") { sectionInset = value }
    }
}

extension InterfaceValues {
    /// A height in points; those that the content decides are written as -1.
    fileprivate func height(_ name: String) -> CGFloat? {
        number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
}
