import Foundation

/// Compresses the numbers of a picture's colours as GIF wants it: LZW with codes of 9 to 12 bits in blocks of 255 bytes.
///
/// A pixel that may be left as it is takes whichever of its two numbers continues a sequence that is known already.
struct LZWEncoder {
    private static let clearCode = 256
    private static let endCode = 257
    private static let codeLimit = 4_096
    private static let slots = 1 << 14

    /// The known sequences: the code of all but the last number, that number, and the code of both, in open addressing.
    private var keys = [Int32](repeating: -1, count: slots)
    private var codes = [UInt16](repeating: 0, count: slots)
    private var nextCode = endCode + 1
    private var width = 9
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var block: [UInt8] = []
    private var output = Data()

    /// The data of a picture whose pixels have the numbers `indices`; where `stays` is true a pixel may have `transparent`
    /// instead. Both are not empty, and of one size.
    static func data(_ indices: [UInt8], stays: [Bool], transparent: UInt8) -> Data {
        var encoder = LZWEncoder()
        encoder.encode(indices, stays, transparent)
        return encoder.output
    }

    private mutating func encode(_ indices: [UInt8], _ stays: [Bool], _ transparent: UInt8) {
        // The bits of a number.
        output.append(8)
        write(Self.clearCode)
        var prefix = Int(stays[0] ? transparent : indices[0])
        for place in 1..<max(1, indices.count) {
            let preferred = stays[place] ? transparent : indices[place]
            if let code = code(after: prefix, preferred) {
                prefix = code
            } else if stays[place], let code = code(after: prefix, indices[place]) {
                prefix = code
            } else {
                write(prefix)
                add(prefix, preferred)
                prefix = Int(preferred)
            }
        }
        write(prefix)
        write(Self.endCode)
        if bitCount > 0 { append(UInt8(truncatingIfNeeded: bits)) }
        flushBlock()
        output.append(0)
    }

    @inline(__always) private func slot(_ key: Int32) -> Int {
        var slot = Int(truncatingIfNeeded: (UInt32(bitPattern: key) &* 0x9E37_79B1) >> 18)
        while keys[slot] != -1, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }

    @inline(__always) private func code(after prefix: Int, _ number: UInt8) -> Int? {
        let key = Int32(prefix << 8 | Int(number))
        let slot = slot(key)
        return keys[slot] == key ? Int(codes[slot]) : nil
    }

    /// Makes a code of the sequence `prefix` and `number`; begins anew where there are no more.
    private mutating func add(_ prefix: Int, _ number: UInt8) {
        guard nextCode < Self.codeLimit else {
            write(Self.clearCode)
            for slot in keys.indices { keys[slot] = -1 }
            nextCode = Self.endCode + 1
            width = 9
            return
        }
        let key = Int32(prefix << 8 | Int(number))
        let slot = slot(key)
        keys[slot] = key
        codes[slot] = UInt16(nextCode)
        nextCode += 1
        // A decoder is one code behind.
        if nextCode > 1 << width, width < 12 { width += 1 }
    }

    private mutating func write(_ code: Int) {
        bits |= UInt32(code) << UInt32(bitCount)
        bitCount += width
        while bitCount >= 8 {
            append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    private mutating func append(_ byte: UInt8) {
        block.append(byte)
        if block.count == 255 { flushBlock() }
    }

    private mutating func flushBlock() {
        guard !block.isEmpty else { return }
        output.append(UInt8(block.count))
        output.append(contentsOf: block)
        block.removeAll(keepingCapacity: true)
    }
}
