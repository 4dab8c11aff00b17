extension String {
    /// The text as it stands in XML and HTML, also in attributes between double quotation marks.
    ///
    /// Characters that XML 1.0 excludes, control characters and those that turn the direction of text become U+FFFD.
    var markup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            // As they are, a parser would turn them into spaces.
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            case _ where scalar.isControlling: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
