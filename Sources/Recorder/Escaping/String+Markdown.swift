extension String {
    /// The text as it stands in a line or a table's cell of Markdown, without any effect on it.
    var markdown: String {
        replacingScalars { scalar in
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "!": "\\\(scalar)"
            case "&": "&amp;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": " "
            default: nil
            }
        }
    }
}
