/// Writes values into bytes, with each string once.
///
/// Counts are of variable length, seven bits a byte, the lowest first. A whole number takes as few bytes as its size needs,
/// any other number nine. A string is an index of the table that stands before the values.
struct InterfaceEncoder {
    /// The format of the bytes; it changes whenever older bytes could not be read.
    static let version: UInt8 = 1

    private var values: [UInt8] = []
    private var table: [ExactString: Int] = [:]
    private var strings: [String] = []

    /// A string by its bytes: two texts that only look alike are different ones, as the names of files are.
    private struct ExactString: Hashable {
        var text: String

        static func == (first: Self, second: Self) -> Bool { first.text.utf8.elementsEqual(second.text.utf8) }

        func hash(into hasher: inout Hasher) {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }

    /// The version, the table of strings, and all values.
    var bytes: [UInt8] {
        var bytes = [Self.version]
        Self.append(strings.count, to: &bytes)
        for string in strings {
            Self.append(string.utf8.count, to: &bytes)
            bytes += string.utf8
        }
        return bytes + values
    }

    mutating func byte(_ byte: UInt8) { values.append(byte) }

    mutating func flag(_ flag: Bool) { values.append(flag ? 1 : 0) }

    /// Appends a number of things, or an index; not negative.
    mutating func count(_ count: Int) { Self.append(count, to: &values) }

    /// Appends a whole number: one near zero takes a byte, also a negative one.
    mutating func integer(_ integer: Int) {
        Self.append(UInt64(bitPattern: Int64(integer << 1 ^ integer >> (Int.bitWidth - 1))), to: &values)
    }

    /// Appends a number bit for bit, but for the sign of a whole zero.
    mutating func number(_ number: Double) {
        if let whole = Int32(exactly: number) {
            flag(true)
            integer(Int(whole))
        } else {
            flag(false)
            withUnsafeBytes(of: number.bitPattern.littleEndian) { values += $0 }
        }
    }

    mutating func string(_ string: String) { count(index(of: string)) }

    /// Appends 0 for nil.
    mutating func string(_ string: String?) {
        guard let string else { return count(0) }
        count(index(of: string) + 1)
    }

    mutating func optional<Value: InterfaceCodable>(_ value: Value?) {
        flag(value != nil)
        value?.encode(to: &self)
    }

    mutating func list<Value: InterfaceCodable>(_ list: [Value]) {
        count(list.count)
        for value in list { value.encode(to: &self) }
    }

    /// Appends the pairs in the order of their names, so that equal dictionaries have equal bytes.
    mutating func dictionary<Value>(_ values: [String: Value], _ encode: (inout Self, Value) -> Void) {
        count(values.count)
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            string(name)
            encode(&self, value)
        }
    }

    mutating func attributes(_ attributes: [String: String]) {
        dictionary(attributes) { encoder, value in encoder.string(value) }
    }

    mutating func properties(_ properties: [String: InterfaceValue]) {
        dictionary(properties) { encoder, value in value.encode(to: &encoder) }
    }

    private mutating func index(of string: String) -> Int {
        let key = ExactString(text: string)
        if let index = table[key] { return index }
        table[key] = strings.count
        strings.append(string)
        return strings.count - 1
    }

    private static func append(_ count: Int, to bytes: inout [UInt8]) {
        append(UInt64(clamping: count), to: &bytes)
    }

    private static func append(_ count: UInt64, to bytes: inout [UInt8]) {
        var rest = count
        while rest > 0x7f {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
