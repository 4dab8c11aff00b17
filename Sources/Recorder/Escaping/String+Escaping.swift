/// Text as it is written into other formats.
extension String {
    /// The text as a field of a CSV file whose readers do not support quotation marks, like MangoHud's.
    ///
    /// Commas, quotation marks, semicolons, control characters and those that turn the direction of text become spaces, and
    /// a field that a spreadsheet would take
    /// for a formula begins with a space.
    var csvField: String {
        let text = replacingScalars { scalar in
            switch scalar {
            case ",", ";", "\"": " "
            default: scalar.isControlling ? " " : nil
            }
        }
        return "=+-@".contains(text.first ?? " ") ? " " + text : text
    }

    /// The text as a JSON string, in quotation marks (RFC 8259, section 7).
    package var jsonLiteral: String {
        let escaped = replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: nil
            }
        }
        return "\"\(escaped)\""
    }

    /// The text as a JSON string within a script element of HTML, which it neither ends nor comments out.
    package var scriptLiteral: String {
        jsonLiteral.replacingScalars { scalar in
            switch scalar {
            case "<", ">", "&": "\\u00" + String(scalar.value, radix: 16)
            case "\u{2028}", "\u{2029}": "\\u" + String(scalar.value, radix: 16)
            default: nil
            }
        }
    }

    /// The text as it stands in a line or a table's cell of Markdown, without any effect on it.
    ///
    /// Renderers make links of addresses, and call the people whom a text names, without any mark: a word joiner (U+2060),
    /// which is not seen, keeps them from it.
    var markdown: String {
        let joiner = "\u{2060}"
        var precedingWs = 0
        var followsColon = false
        return replacingScalars { scalar in
            defer {
                precedingWs = scalar == "w" || scalar == "W" ? precedingWs + 1 : 0
                followsColon = scalar == ":"
            }
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "!": return "\\\(scalar)"
            case "&": return "&amp;"
            case "@": return "@" + joiner
            case "/" where followsColon: return joiner + "/"
            case "." where precedingWs >= 3: return joiner + "."
            default: return scalar.isControlling ? " " : nil
            }
        }
    }

    /// The text as it stands in XML and HTML, also in attributes between double quotation marks.
    ///
    /// Characters that XML 1.0 excludes, control characters and those that turn the direction of text become U+FFFD.
    package var markup: String {
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

    /// The text with each scalar replaced by what `replacement` gives for it; nil keeps the scalar.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let replaced = replacement(scalar) { text += replaced } else { text.unicodeScalars.append(scalar) }
        }
        return text
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
