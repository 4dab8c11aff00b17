import LayerTree
import Recorder
import RenderTree

/// Timelines as bytes. The reader trusts none of them: a number, a count or a text beyond its limits is an error.
extension AnimationTimeline {
    /// Reads what `write` wrote.
    init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.flag() ? try reader.count() : nil
        self.init(transition: number, origin: try reader.number(), duration: try reader.length())
        omittedRows = try reader.count()
        omittedBars = try reader.count()
        let count = try reader.count(upTo: Self.rowLimit, "rows")
        var barCount = 0
        for _ in 0..<count {
            let row = try AnimationRow(&reader)
            barCount += row.bars.count
            guard barCount <= Self.barLimit else { throw TransferError("there are \(barCount) bars") }
            rows.append(row)
        }
    }

    /// Appends the timeline to `writer`; what is beyond the limits of a timeline is left out, and numbers that are none count
    /// as 0.
    func write(to writer: inout ByteWriter) throws(TransferError) {
        var limited = self
        limited.limit()
        try writer.append(flag: transition != nil)
        if let transition { try writer.append(Int64(transition)) }
        try writer.append(bounded: origin)
        try writer.append(bounded: duration)
        try writer.append(Int64(limited.omittedRows))
        try writer.append(Int64(limited.omittedBars))
        try writer.append(UInt64(limited.rows.count))
        for row in limited.rows { try row.write(to: &writer) }
    }
}

extension AnimationRow {
    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        self.init(
            layer: try reader.count(), depth: try reader.count(), name: try reader.shortText(),
            property: try reader.flag() ? try reader.shortText() : nil, isSnapshot: try reader.flag(),
            keyPath: try reader.shortText(),
            frame: CGRect(
                x: try reader.number(), y: try reader.number(), width: try reader.length(), height: try reader.length()),
            bars: [])
        let count = try reader.count(upTo: AnimationTimeline.barLimit, "bars")
        for _ in 0..<count { bars.append(try AnimationBar(&reader)) }
    }

    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(Int64(layer))
        try writer.append(Int64(depth))
        try writer.append(short: name)
        try writer.append(flag: property != nil)
        if let property { try writer.append(short: property) }
        try writer.append(flag: isSnapshot)
        try writer.append(short: keyPath)
        for number in [frame.origin.x, frame.origin.y] { try writer.append(bounded: Double(number)) }
        for number in [frame.size.width, frame.size.height] { try writer.append(bounded: max(0, Double(number))) }
        try writer.append(UInt64(bars.count))
        for bar in bars { try bar.write(to: &writer) }
    }
}

extension AnimationBar {
    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let begin = try reader.number()
        let duration = try reader.length()
        let interval = try reader.length()
        let repeatCount = try reader.value(Double.self)
        guard repeatCount == .infinity || (0...NumberLimits.reals.upperBound).contains(repeatCount) else {
            throw TransferError("an animation runs \(repeatCount) times")
        }
        let flags = try reader.value(UInt8.self)
        let number = try reader.value(UInt8.self)
        guard let kind = Kind(rawValue: number), flags < 32 else {
            throw TransferError("there is no animation of kind \(number) with flags \(flags)")
        }
        self.init(
            begin: begin, duration: duration, interval: interval, repeatCount: repeatCount,
            autoreverses: flags & 1 != 0, fillsBackwards: flags & 2 != 0, fillsForwards: flags & 4 != 0,
            isAdditive: flags & 8 != 0, isMuted: flags & 16 != 0, kind: kind, curve: try reader.curve(),
            keyTimes: try reader.numbers(upTo: Self.keyTimeLimit, "times of keyframes"), from: try Value(&reader),
            to: try Value(&reader))
        guard keyTimes.allSatisfy((0...1).contains) else { throw TransferError("the time of a keyframe is not 0 to 1") }
    }

    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(bounded: begin)
        try writer.append(bounded: max(0, duration))
        try writer.append(bounded: max(0, interval))
        try writer.append(repeatCount == .infinity ? repeatCount : max(0, repeatCount.bounded))
        var flags: UInt8 = 0
        for (bit, flag) in [autoreverses, fillsBackwards, fillsForwards, isAdditive, isMuted].enumerated() where flag {
            flags |= 1 << UInt8(bit)
        }
        try writer.append(flags)
        try writer.append(kind.rawValue)
        // A curve has one length; what is missing of it goes on as it was.
        for index in 0..<Self.sampleCount {
            try writer.append((index < curve.count ? curve[index] : curve.last ?? 0).bounded)
        }
        try writer.append(numbers: keyTimes.map { min(max($0, 0), 1) }, upTo: Self.keyTimeLimit)
        for value in [from, to] {
            try writer.append(numbers: value.numbers, upTo: Self.numberLimit)
            try writer.append(short: value.text)
        }
    }
}

extension AnimationBar.Value {
    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        self.init(
            numbers: try reader.numbers(upTo: AnimationBar.numberLimit, "numbers of a value"),
            text: try reader.shortText())
    }
}

extension ByteWriter {
    fileprivate mutating func append(bounded number: Double) throws(TransferError) { try append(number.bounded) }

    fileprivate mutating func append(numbers: [Double], upTo limit: Int) throws(TransferError) {
        try append(UInt64(min(numbers.count, limit)))
        for number in numbers.prefix(limit) { try append(bounded: number) }
    }

    /// Appends the beginning of `text`.
    fileprivate mutating func append(short text: String) throws(TransferError) {
        var short = text
        while short.utf8.count > ByteReader.shortTextLimit { short.removeLast() }
        try append(short)
    }
}

extension ByteReader {
    /// The bytes of a short text at most.
    fileprivate static let shortTextLimit = 800

    /// The next length or duration; not negative.
    fileprivate mutating func length() throws(TransferError) -> Double {
        let length = try number()
        guard length >= 0 else { throw TransferError("a length is \(length)") }
        return length
    }

    fileprivate mutating func count(upTo limit: Int, _ name: String) throws(TransferError) -> Int {
        let count = try count(stride: 1)
        guard count <= limit else { throw TransferError("there are \(count) \(name), more than \(limit)") }
        return count
    }

    fileprivate mutating func numbers(upTo limit: Int, _ name: String) throws(TransferError) -> [Double] {
        let count = try count(upTo: limit, name)
        var numbers: [Double] = []
        for _ in 0..<count { numbers.append(try number()) }
        return numbers
    }

    fileprivate mutating func curve() throws(TransferError) -> [Float] {
        var samples: [Float] = []
        for _ in 0..<AnimationBar.sampleCount {
            let sample = try value(Float.self)
            guard sample.magnitude <= Float.bound else { throw TransferError("a curve comes to \(sample)") }
            samples.append(sample)
        }
        return samples
    }

    fileprivate mutating func shortText() throws(TransferError) -> String {
        let count = try count(upTo: Self.shortTextLimit, "bytes of a name")
        return String(decoding: try bytes(count), as: UTF8.self)
    }
}

extension Double {
    /// The number within the limits of messages; 0 for what is no number.
    fileprivate var bounded: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, NumberLimits.reals.lowerBound), NumberLimits.reals.upperBound)
    }
}

extension Float {
    /// The largest sample of a curve.
    fileprivate static let bound: Float = 1e6

    fileprivate var bounded: Float { isNaN ? 0 : Swift.min(Swift.max(self, -Self.bound), Self.bound) }
}
