extension String {
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
}
