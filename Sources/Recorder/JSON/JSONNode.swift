/// A place in a JSON text that encoding fills.
final class JSONNode {
    enum Content {
        case literal(String)
        case array([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    var content = Content.literal("null")

    /// A further element, which turns this into an array.
    func appendElement() -> JSONNode {
        var elements: [JSONNode] = []
        if case .array(let existing) = content { elements = existing }
        // Held once only, so that appending does not copy what is there.
        content = .array([])
        let element = JSONNode()
        elements.append(element)
        content = .array(elements)
        return element
    }

    /// The value of `key`, which turns this into an object; a key that is encoded twice keeps its first place.
    func member(_ key: String) -> JSONNode {
        var members: [(key: String, value: JSONNode)] = []
        if case .object(let existing) = content { members = existing }
        if let known = members.first(where: { $0.key == key }) { return known.value }
        let value = JSONNode()
        content = .object(members + [(key, value)])
        return value
    }

    func encode(_ value: some Encodable, path: [any CodingKey]) throws {
        try value.encode(to: JSONNodeEncoder(node: self, codingPath: path))
    }

    /// The text on one line.
    var line: String {
        switch content {
        case .literal(let text): text
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ " + members.map { "\($0.key.jsonLiteral): \($0.value.line)" }.joined(separator: ", ") + " }"
        }
    }

    /// The text over several lines; what holds only literals stays on one.
    func spread(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch content {
        case .array(let elements) where elements.contains(where: \.isContainer):
            let lines = elements.map { inner + $0.spread(indentation: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
        case .object(let members) where indentation.isEmpty || members.contains(where: \.value.isContainer):
            let lines = members.map { "\(inner)\($0.key.jsonLiteral): \($0.value.spread(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
        default: return line
        }
    }

    private var isContainer: Bool {
        if case .literal = content { false } else { true }
    }
}
