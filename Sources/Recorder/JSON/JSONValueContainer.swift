/// Writes one value: a number, a string, a Boolean, null, or whatever a value encodes itself as.
struct JSONValueContainer: SingleValueEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.content = .literal("null") }
    func encode(_ value: Bool) { node.content = .literal(value ? "true" : "false") }
    func encode(_ value: String) { node.content = .literal(value.jsonLiteral) }
    func encode(_ value: Double) { encodeFloat(value) }
    func encode(_ value: Float) { encodeFloat(value) }
    func encode(_ value: Int) { encodeInteger(value) }
    func encode(_ value: Int8) { encodeInteger(value) }
    func encode(_ value: Int16) { encodeInteger(value) }
    func encode(_ value: Int32) { encodeInteger(value) }
    func encode(_ value: Int64) { encodeInteger(value) }
    func encode(_ value: UInt) { encodeInteger(value) }
    func encode(_ value: UInt8) { encodeInteger(value) }
    func encode(_ value: UInt16) { encodeInteger(value) }
    func encode(_ value: UInt32) { encodeInteger(value) }
    func encode(_ value: UInt64) { encodeInteger(value) }

    func encode<T: Encodable>(_ value: T) throws {
        try node.encode(value, path: codingPath)
    }

    private func encodeInteger(_ value: some BinaryInteger) {
        node.content = .literal(String(value))
    }

    /// Whole numbers without a fraction: `300`, not `300.0`.
    private func encodeFloat<T: BinaryFloatingPoint & LosslessStringConvertible>(_ value: T) {
        guard value.isFinite else { return encodeNil() }
        node.content = .literal(value.shortest)
    }
}
