extension String {
    /// The text for a terminal: control characters but the line break become U+FFFD, so that names of files and members of
    /// JSON move no cursor and colour nothing.
    package var printable: String {
        guard unicodeScalars.contains(where: Self.isControl) else { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(Self.isControl(scalar) ? "\u{FFFD}" : scalar) }
        return text
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n": false
        // Those that turn the direction of the text, too.
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}
