/// Writes the elements of an array.
struct JSONArrayContainer: UnkeyedEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]

    var count: Int {
        if case .array(let elements) = node.content { elements.count } else { 0 }
    }

    func encodeNil() { _ = node.appendElement() }

    func encode<T: Encodable>(_ value: T) throws {
        try node.appendElement().encode(value, path: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        superEncoder().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

    func superEncoder() -> any Encoder {
        JSONNodeEncoder(node: node.appendElement(), codingPath: codingPath)
    }
}
