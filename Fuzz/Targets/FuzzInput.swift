/// Draws values from bytes, in order; behind the last byte all values are zero.
///
/// Ordinary values take few bytes, so that small mutations of an input stay small changes of the value.
struct FuzzInput {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func byte() -> UInt8 {
        guard offset < bytes.count else { return 0 }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// A number from 0 up to, not including, `limit`, which is at most 256.
    mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

    /// True in `sixteenths` of 16 bytes.
    mutating func chance(_ sixteenths: Int) -> Bool { below(16) < sixteenths }

    mutating func word<Word: FixedWidthInteger & UnsignedInteger>(_: Word.Type = Word.self) -> Word {
        var word: Word = 0
        for _ in 0..<(Word.bitWidth / 8) { word = word << 8 | Word(byte()) }
        return word
    }

    /// An element of `choices`, which must not be empty.
    mutating func element<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: below(min(256, choices.count)))]
    }

    /// Mostly a quarter of a small whole number; else a special value, or any 64 bits.
    mutating func double() -> Double {
        let selector = byte()
        switch selector {
        case 0..<64: return Double(selector)
        case 64..<208: return Double(Int8(bitPattern: byte())) / 4
        case 208..<252: return Self.specials[Int(selector) - 208]
        case 252, 253: return Double(Float(bitPattern: word()))
        default: return Double(bitPattern: word())
        }
    }

    mutating func float() -> Float { Float(double()) }

    /// A number from 0 to 1 in steps of 1/15; in one of 16 cases any number.
    mutating func unit() -> Float {
        let selector = byte()
        return selector < 16 ? float() : Float(selector & 15) / 15
    }

    mutating func floats() -> SIMD4<Float> { SIMD4(float(), float(), float(), float()) }

    /// 44 values at which arithmetic changes its nature.
    private static let specials: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, -0.5, 1e-3, 1e-6, 1e-12, 1e-38, .leastNonzeroMagnitude,
        .leastNormalMagnitude, 127.5, 255, 256, 1e3, 4096, 32_766.5, 32_767, 32_768, -32_768, 65_535, 65_536, -65_536,
        1e6, -1e6, 16_777_216, -16_777_217, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649,
        4_294_967_296, 9.2e18, -9.3e18, 1e20, -1e20, 3.4e38, -3.4e38, 1e300, -1e300,
    ]
}
