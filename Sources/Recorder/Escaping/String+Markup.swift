extension String {
    /// The text as it stands in XML and HTML, also in attributes between double quotation marks.
    ///
    /// Characters that XML 1.0 excludes, control characters and those that turn the direction of text become U+FFFD.
    var markup: String {
        replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            // As they are, a parser would turn them into spaces.
            case "\t", "\n", "\r": "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            case _ where scalar.isControlling: "\u{FFFD}"
            default: nil
            }
        }
    }
}
