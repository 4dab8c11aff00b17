/// Reads the visual format language, as Apple's "Visual Format Syntax" defines it.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    private init(_ format: String) { characters = Array(format) }

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
        while position < characters.count {
            let connection = try connection()
            if skip("|") {
                format.end = connection
                guard position == characters.count else { throw error("Nothing may follow the superview's end.") }
                break
            }
            format.connections.append(connection)
            format.views.append(try view())
        }
        return format
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if position == characters.count || characters[position] == "[" || characters[position] == "|" {
            return .standard
        }
        let predicates = try predicates(isLength: false)
        guard skip("-") else { throw error("Expected a '-' here; a distance ends with one.") }
        return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.FormatView {
        guard skip("[") else { throw error("Expected a '[' here; a view's name stands in brackets.") }
        var view = VisualFormat.FormatView(name: try name("view"))
        if position < characters.count, characters[position] == "(" { view.predicates = try predicates(isLength: true) }
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
        if position < characters.count, characters[position] == "-" { position += 1 }
        while position < characters.count, characters[position].isNumber || characters[position] == "." {
            position += 1
        }
        if position > start {
            guard let number = Double(String(characters[start..<position])), number.isFinite else {
                position = start
                throw error("Expected a number here.")
            }
            return .number(CGFloat(number))
        }
        return .name(try name("number, or the name of a metric or a view"))
    }

    private mutating func name(_ kind: String) throws(VisualFormatError) -> String {
        let start = position
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber
                || characters[position] == "_" || characters[position] == "."
        { position += 1 }
        guard position > start, !characters[start].isNumber else {
            position = start
            throw error("Expected a \(kind) here.")
        }
        return String(characters[start..<position])
    }

    private mutating func skip(_ text: String) -> Bool {
        let expected = Array(text)
        guard position + expected.count <= characters.count,
            Array(characters[position..<position + expected.count]) == expected
        else { return false }
        position += expected.count
        return true
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: String(characters), position: position)
    }
}
