extension String {
    /// The text for one line of a terminal: control characters become U+FFFD, so that names of files and members of JSON
    /// break no line, move no cursor and colour nothing.
    package var printable: String {
        replacingScalars { $0.isControlling ? "\u{FFFD}" : nil }
    }

    /// The text, cut to a length at which it can stand in a message.
    package var shortened: String {
        let limit = 200
        return unicodeScalars.count > limit ? String(unicodeScalars.prefix(limit)) + "…" : self
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, or changes the direction of the text that follows.
    var isControlling: Bool {
        switch self {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}
