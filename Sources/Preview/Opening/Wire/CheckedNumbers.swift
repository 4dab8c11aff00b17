import Recorder
import RenderTree

/// Values of messages with the limits that hold for all that uses them.
extension ByteWriter {
    mutating func append(flag: Bool) throws(TransferError) { try append(flag ? 1 as UInt8 : 0) }

    /// Appends whether there is a number, and it.
    mutating func append(optional number: Double?) throws(TransferError) {
        try append(flag: number != nil)
        if let number { try append(number) }
    }
}

/// Values of messages, which are checked where they are read; one beyond the limits of `NumberLimits` is an error.
extension ByteReader {
    /// The next number; finite.
    mutating func number() throws(TransferError) -> Double {
        let number = try value(Double.self)
        guard NumberLimits.reals.contains(number) else { throw TransferError("a number is \(number)") }
        return number
    }

    /// The next number, or nil.
    mutating func optionalNumber() throws(TransferError) -> Double? { try flag() ? try number() : nil }

    /// The next count; not negative.
    mutating func count() throws(TransferError) -> Int {
        let count = try value(Int64.self)
        guard let count = Int(exactly: count), NumberLimits.counts.contains(count) else {
            throw TransferError("a count is \(count)")
        }
        return count
    }

    /// The next time or duration in nanoseconds; not negative.
    mutating func nanoseconds() throws(TransferError) -> Nanoseconds {
        let time = try value(Nanoseconds.self)
        guard NumberLimits.nanoseconds.contains(time), time >= 0 else { throw TransferError("a time is \(time) ns") }
        return time
    }
}
