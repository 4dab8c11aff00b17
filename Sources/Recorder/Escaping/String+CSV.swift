extension String {
    /// The text as a field of a CSV file whose readers do not support quotation marks, like MangoHud's.
    ///
    /// Commas, quotation marks, semicolons and control characters become spaces, and a field that a spreadsheet would take
    /// for a formula begins with a space.
    var csvField: String {
        let text = replacingScalars { scalar in
            switch scalar {
            case ",", ";", "\"", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": " "
            default: nil
            }
        }
        return "=+-@".contains(text.first ?? " ") ? " " + text : text
    }
}
