/// Reads values from the bytes of an `InterfaceEncoder`.
///
/// Whatever the bytes are, reading ends with values or with an error: lengths are compared with what is left, indices with the
/// table, numbers are finite, and levels are counted. Memory grows with the bytes that were read, not with the counts in them.
struct InterfaceDecoder {
    /// Levels of values within values; as many as a file that is read may have.
    static let deepest = 256
    /// Elements for which a list gets memory before they are read.
    private static let largestReserve = 64

    private let bytes: [UInt8]
    private var offset = 0
    private var strings: [String] = []
    private var depth = 0

    /// A decoder behind the table of strings.
    init(_ bytes: [UInt8]) throws(InterfaceDecodingError) {
        self.bytes = bytes
        let version = try byte()
        guard version == InterfaceEncoder.version else {
            throw error("its version is \(version), not \(InterfaceEncoder.version); read the file again")
        }
        let count = try count()
        strings.reserveCapacity(count)
        for _ in 0..<count { strings.append(try text()) }
    }

    private var remaining: Int { bytes.count - offset }

    /// Throws unless all bytes have been read.
    func finish() throws(InterfaceDecodingError) {
        guard remaining == 0 else { throw error("\(remaining) bytes follow the end") }
    }

    mutating func byte() throws(InterfaceDecodingError) -> UInt8 {
        guard offset < bytes.count else { throw error("the bytes end within a value") }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func flag() throws(InterfaceDecodingError) -> Bool {
        let byte = try byte()
        guard byte < 2 else { throw error("\(byte) is no Boolean") }
        return byte == 1
    }

    /// A number of things that take at least one byte each.
    mutating func count() throws(InterfaceDecodingError) -> Int {
        let count = try variableLength()
        guard count <= UInt64(remaining) else { throw error("\(count) values do not fit into \(remaining) bytes") }
        return Int(count)
    }

    mutating func integer() throws(InterfaceDecodingError) -> Int {
        let bits = try variableLength()
        return Int(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
    }

    /// A finite number.
    mutating func number() throws(InterfaceDecodingError) -> Double {
        if try flag() { return Double(try integer()) }
        guard remaining >= 8 else { throw error("the bytes end within a number") }
        let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
        offset += 8
        let number = Double(bitPattern: bits)
        guard number.isFinite else { throw error("\(number) is not finite") }
        return number
    }

    mutating func string() throws(InterfaceDecodingError) -> String {
        let index = try variableLength()
        return try string(at: index)
    }

    mutating func optionalString() throws(InterfaceDecodingError) -> String? {
        let index = try variableLength()
        return index == 0 ? nil : try string(at: index - 1)
    }

    /// The case that the next byte stands for.
    mutating func kind<Kind: RawRepresentable>(_: Kind.Type = Kind.self) throws(InterfaceDecodingError) -> Kind
    where Kind.RawValue == UInt8 {
        let byte = try byte()
        guard let kind = Kind(rawValue: byte) else { throw error("there is no \(Kind.self) \(byte)") }
        return kind
    }

    mutating func optional<Value: InterfaceCodable>() throws(InterfaceDecodingError) -> Value? {
        try flag() ? try Value(from: &self) : nil
    }

    mutating func list<Value: InterfaceCodable>() throws(InterfaceDecodingError) -> [Value] {
        let count = try count()
        guard count > 0 else { return [] }
        var list: [Value] = []
        list.reserveCapacity(min(count, Self.largestReserve))
        for _ in 0..<count { list.append(try Value(from: &self)) }
        return list
    }

    mutating func dictionary<Value>(
        _ decode: (inout Self) throws(InterfaceDecodingError) -> Value
    ) throws(InterfaceDecodingError) -> [String: Value] {
        let count = try count()
        guard count > 0 else { return [:] }
        var values = [String: Value](minimumCapacity: min(count, Self.largestReserve))
        for _ in 0..<count {
            let name = try string()
            let former = values.updateValue(try decode(&self), forKey: name)
            guard former == nil else { throw error("there are two values for \(name)") }
        }
        return values
    }

    mutating func attributes() throws(InterfaceDecodingError) -> [String: String] {
        try dictionary { decoder throws(InterfaceDecodingError) in try decoder.string() }
    }

    mutating func properties() throws(InterfaceDecodingError) -> [String: InterfaceValue] {
        try dictionary { decoder throws(InterfaceDecodingError) in try InterfaceValue(from: &decoder) }
    }

    /// Begins a value that can hold others of its kind; end it with `leave()`.
    mutating func enter() throws(InterfaceDecodingError) {
        depth += 1
        guard depth <= Self.deepest else { throw error("values lie within each other \(depth) levels deep") }
    }

    mutating func leave() { depth -= 1 }

    /// An error at the current position.
    func error(_ problem: String) -> InterfaceDecodingError { InterfaceDecodingError(offset: offset, problem: problem) }

    private func string(at index: UInt64) throws(InterfaceDecodingError) -> String {
        guard index < UInt64(strings.count) else { throw error("there is no string \(index)") }
        return strings[Int(index)]
    }

    /// A string of the table.
    private mutating func text() throws(InterfaceDecodingError) -> String {
        let length = try count()
        guard let text = String(validating: bytes[offset..<offset + length], as: UTF8.self) else {
            throw error("the text is not UTF-8")
        }
        offset += length
        return text
    }

    private mutating func variableLength() throws(InterfaceDecodingError) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte()
            guard shift < 63 || byte < 2 else { break }
            value |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return value }
        }
        throw error("a count is longer than 64 bits")
    }
}
