import Foundation

/// A JSON Schema of the dialect 2020-12, with those keywords that the schemas of the manual use.
///
/// References lead into the same document: `#`, and `#/$defs/NAME`.
struct JSONSchema {
    /// A schema that this validator cannot apply: the place, as a path of keys, and the problem.
    struct Unsupported: Error, Hashable {
        var place: String
        var problem: String
    }

    let document: JSONValue
    /// Annotations, which refuse nothing.
    private static let annotations: Set = ["$schema", "$id", "title", "description", "$defs"]
    /// The keywords that are applied, each with the types of its argument; none for any type.
    private static let assertions: [String: Set<String>] = [
        "$ref": ["string"], "additionalProperties": ["boolean", "object"], "anyOf": ["array"], "const": [],
        "enum": ["array"], "exclusiveMinimum": ["number"], "items": ["object"], "maxItems": ["integer"],
        "maximum": ["number"], "minItems": ["integer"],
        "minimum": ["number"], "pattern": ["string"], "properties": ["object"], "required": ["array"],
        "type": ["string", "array"],
    ]

    /// Reads a schema; throws where it has a keyword that this validator does not know, or a reference to nothing.
    init(_ text: Data) throws {
        document = try JSONDecoder().decode(JSONValue.self, from: text)
        try examine(document, at: "#")
    }

    /// The definitions by name.
    var definitions: [String: JSONValue] { document["$defs"]?.object ?? [:] }

    /// The faults of `value`, each a path of keys and the problem; those of the definition `name`, or of the whole schema.
    func faults(in value: JSONValue, as name: String? = nil) -> [String] {
        let schema = name.map { .object(["$ref": .string("#/$defs/\($0)")]) } ?? document
        return faults(in: value, of: schema, at: "")
    }

    private func target(of reference: String) -> JSONValue? {
        if reference == "#" { return document }
        guard reference.hasPrefix("#/$defs/") else { return nil }
        return definitions[String(reference.dropFirst("#/$defs/".count))]
    }

    private func examine(_ schema: JSONValue, at place: String) throws {
        if case .bool = schema { return }
        guard let members = schema.object else { throw Unsupported(place: place, problem: "it is no schema") }
        for (key, value) in members {
            let types = Self.assertions[key]
            guard types != nil || Self.annotations.contains(key) else {
                throw Unsupported(place: place, problem: "the keyword \(key) is unknown")
            }
            let place = "\(place)/\(key)"
            if let types, !types.isEmpty, types.isDisjoint(with: value.types) {
                throw Unsupported(place: place, problem: "its argument is of the wrong type")
            }
            switch key {
            case "$ref":
                guard let name = value.string, target(of: name) != nil else {
                    throw Unsupported(place: place, problem: "it leads to nothing")
                }
            case "properties", "$defs":
                for (name, child) in value.object ?? [:] { try examine(child, at: "\(place)/\(name)") }
            case "items", "additionalProperties": try examine(value, at: place)
            case "anyOf": for child in value.array ?? [] { try examine(child, at: place) }
            case "pattern":
                guard let text = value.string, (try? Regex(text)) != nil else {
                    throw Unsupported(place: place, problem: "it is no regular expression")
                }
            default: break
            }
        }
    }

    private func faults(in value: JSONValue, of schema: JSONValue, at place: String) -> [String] {
        if schema == .bool(false) { return ["\(place): nothing belongs here"] }
        guard let keywords = schema.object else { return [] }
        var faults: [String] = []
        for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
            switch keyword {
            case "$ref":
                faults += target(of: argument.string ?? "").map { self.faults(in: value, of: $0, at: place) } ?? []
            case "anyOf":
                let choices = (argument.array ?? []).map { self.faults(in: value, of: $0, at: place) }
                if !choices.contains([]) { faults.append("\(place): it is none of \(choices.count) kinds") }
            case "items":
                for (index, element) in (value.array ?? []).enumerated() {
                    faults += self.faults(in: element, of: argument, at: "\(place)/\(index)")
                }
            case "properties", "required", "additionalProperties":
                faults += memberFaults(in: value, keyword, argument, of: keywords, at: place)
            default:
                if !value.satisfies(keyword, argument) { faults.append("\(place): \(keyword)") }
            }
        }
        return faults
    }

    /// The faults of an object's members; none of other values.
    private func memberFaults(
        in value: JSONValue, _ keyword: String, _ argument: JSONValue, of keywords: [String: JSONValue],
        at place: String
    ) -> [String] {
        guard let members = value.object else { return [] }
        switch keyword {
        case "required":
            return (argument.array ?? []).compactMap(\.string).filter { members[$0] == nil }
                .map { "\(place)/\($0): it is missing" }
        case "properties":
            return (argument.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, schema in
                members[name].map { faults(in: $0, of: schema, at: "\(place)/\(name)") } ?? []
            }
        default:
            let known = keywords["properties"]?.object ?? [:]
            return members.sorted { $0.key < $1.key }.filter { known[$0.key] == nil }.flatMap {
                faults(in: $0.value, of: argument, at: "\(place)/\($0.key)")
            }
        }
    }
}
