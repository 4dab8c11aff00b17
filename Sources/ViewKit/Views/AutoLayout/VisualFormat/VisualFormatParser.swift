/// Reads the visual format language, as Apple's "Visual Format Syntax" defines it.
struct VisualFormatParser {
    /// In UTF-8: only names hold anything but ASCII.
    private let bytes: [UInt8]
    private var position = 0

    private init(_ format: String) { bytes = Array(format.utf8) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The parts of a format; throws with the place that cannot be read.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if skip("H:") {
            format.axis = .horizontal
        } else if skip("V:") {
            format.axis = .vertical
        }
        if skip("|") { format.start = try connection() }
        format.views.append(try view())
        while next != nil {
            let connection = try connection()
            if skip("|") {
                format.end = connection
                guard next == nil else { throw error("Nothing may follow the superview's end.") }
                break
            }
            format.connections.append(connection)
            format.views.append(try view())
        }
        return format
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if next == nil || next == UInt8(ascii: "[") || next == UInt8(ascii: "|") { return .standard }
        let predicates = try predicates(isLength: false)
        guard skip("-") else { throw error("Expected a '-' here; a distance ends with one.") }
        return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.FormatView {
        guard skip("[") else { throw error("Expected a '[' here; a view's name stands in brackets.") }
        var view = VisualFormat.FormatView(name: try name("view"))
        if next == UInt8(ascii: "(") { view.predicates = try predicates(isLength: true) }
        guard skip("]") else { throw error("Expected a ']' here, to end the view '\(view.name)'.") }
        return view
    }

    /// One bound without parentheses, or a list in them.
    private mutating func predicates(isLength: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard skip("(") else { return [VisualFormat.Predicate(value: try value())] }
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while skip(",")
        guard skip(")") else { throw error("Expected a ')' here, to end the list.") }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if skip("==") {
            relation = .equal
        } else if skip("<=") {
            relation = .lessThanOrEqual
        } else if skip(">=") {
            relation = .greaterThanOrEqual
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: try value())
        if skip("@") { predicate.priority = try value() }
        return predicate
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        while let next, next.isDigit || next == UInt8(ascii: ".") { position += 1 }
        if position > start {
            guard let number = Double(text(from: start)), number.isFinite else {
                position = start
                throw error("Expected a number here.")
            }
            return .number(CGFloat(number))
        }
        return .name(try name("number, or the name of a metric or a view"))
    }

    private mutating func name(_ kind: String) throws(VisualFormatError) -> String {
        let start = position
        while let next, next.isOfNames { position += 1 }
        let name = text(from: start)
        let isName =
            bytes[start..<position].allSatisfy { $0 < 0x80 }
            || name.allSatisfy { $0.isASCII || $0.isLetter || $0.isNumber }
        guard position > start, !bytes[start].isDigit, isName else {
            position = start
            throw error("Expected a \(kind) here.")
        }
        return name
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    private mutating func skip(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for index in position..<end where bytes[index] != text.utf8Start[index - position] { return false }
        position = end
        return true
    }

    private func error(_ reason: String) -> VisualFormatError {
        let format = String(decoding: bytes, as: UTF8.self)
        // In characters, as far as the bytes before are whole ones.
        return VisualFormatError(
            reason: reason, format: format, position: String(decoding: bytes[..<position], as: UTF8.self).count)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether the byte may stand in a name: a letter, a digit, an underline, a dot, or a part of a letter beyond ASCII.
    fileprivate var isOfNames: Bool {
        let lowercase = self | 0x20
        return isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase)
    }
}
