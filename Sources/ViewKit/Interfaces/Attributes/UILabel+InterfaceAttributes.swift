extension UILabel {
    final func readLabelAttributes(_ values: InterfaceValues) {
        if let value = values.font("fontDescription") { font = value }
        if let value = values.color("textColor") { textColor = value }
        if let value = values.choice("textAlignment", InterfaceChoices.textAlignments) { textAlignment = value }
        if let value = values.choice("lineBreakMode", InterfaceChoices.lineBreakModes) { lineBreakMode = value }
        if let value = values.integer("numberOfLines") { numberOfLines = value }
        if let value = values.bool("enabled") { isEnabled = value }
        if let value = values.bool("highlighted") { isHighlighted = value }
        if let value = values.color("highlightedColor") { highlightedTextColor = value }
        if let value = values.color("shadowColor") { shadowColor = value }
        if let value = values.size("shadowOffset") { shadowOffset = value }
        if let value = values.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
        if let value = values.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
        readFitting(values)
        if let value = values.attributedString("attributedText") {
            attributedText = value
        } else if let value = values.string("text") {
            text = value
        }
    }

    /// Reads how the text gets smaller to fit: by a factor, or down to a size in points.
    private func readFitting(_ values: InterfaceValues) {
        let size = values.number("minimumFontSize") ?? 0
        let scale = values.number("minimumScaleFactor") ?? (font.pointSize > 0 ? size / font.pointSize : 0)
        adjustsFontSizeToFitWidth = values.bool("adjustsFontSizeToFit") ?? (scale > 0)
        minimumScaleFactor = scale
    }
}
