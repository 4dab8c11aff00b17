extension UIStackView {
    final func readStackAttributes(_ values: InterfaceValues) {
        let distributions: [String: Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: Alignment] = [
            "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
        ]
        if let value = values.choice("axis", InterfaceChoices.axes) { axis = value }
        if let value = values.choice("distribution", distributions) { distribution = value }
        if let value = values.choice("alignment", alignments) { alignment = value }
        if let value = values.number("spacing") { spacing = value }
        if values.string("spacingType") == "standard" { spacing = Self.spacingUseSystem }
        if let value = values.bool("baselineRelativeArrangement") { isBaselineRelativeArrangement = value }
        if let value = values.bool("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = value }
    }
}
