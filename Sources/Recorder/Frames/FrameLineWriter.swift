/// Writes frame records as lines of `frames.jsonl` into memory that it keeps, so that a thread beside the frames takes
/// little of the processor from them.
///
/// A line is an object with the keys in the order of the record, as `OrderedJSONEncoder` would write it.
package struct FrameLineWriter {
    /// The lines so far, each ended by a line break.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Forgets the lines and keeps the memory.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    package mutating func append(_ record: FrameRecord) {
        text("{ \"index\": ")
        integer(record.index)
        text(", \"phase\": \"")
        text(record.phase.name)
        text("\", \"flags\": [")
        flags(record.flags)
        text("], \"nanoseconds\": ")
        stamps(record.stamps)
        member("cpuNanoseconds", record.cpuTime)
        member("animationSeconds", record.animationTime)
        member("speed", record.speed)
        member("transition", record.transition)
        member("progress", record.progress)
        member("progressPerSecond", record.velocity)
        member("gestureEvents", record.gestureEvents)
        text(", \"release\": ")
        release(record.release)
        text(", \"counters\": ")
        counters(record.counters)
        if let work = record.work { append(work) }
        if let time = record.preparedTime { member("preparedNanoseconds", time) }
        text(" }\n")
    }

    private mutating func flags(_ flags: FrameFlags) {
        var isFirst = true
        for (flag, name) in FrameFlags.names where flags.rawValue & flag.rawValue != 0 {
            text(isFirst ? "\"" : ", \"")
            text(name)
            text("\"")
            isFirst = false
        }
    }

    private mutating func stamps(_ stamps: FrameStamps) {
        text("{ \"scheduled\": ")
        if let scheduled = stamps.scheduled { integer(scheduled) } else { text("null") }
        member("deadline", stamps.deadline)
        member("latestInput", stamps.latestInput)
        member("begin", stamps.begin)
        for stage in FrameStage.timeline {
            text(", \"")
            bytes.append(contentsOf: stage.endKey.utf8)
            text("\": ")
            integer(stamps.ends[stage])
        }
        text(" }")
    }

    private mutating func release(_ release: ReleaseRecord?) {
        guard let release else { return text("null") }
        text("{ \"seconds\": ")
        number(release.time)
        member("progress", release.progress)
        member("progressPerSecond", release.velocity)
        member("firstProgress", release.firstProgress)
        member("firstProgressPerSecond", release.firstVelocity)
        text(release.finishes ? ", \"finishes\": true" : ", \"finishes\": false")
        member("projected", release.projected)
        member("threshold", release.threshold)
        member("travelPoints", release.travel)
        text(" }")
    }

    private mutating func counters(_ counters: FrameCounters) {
        text("{ \"nodes\": ")
        integer(counters.nodes)
        member("drawCommands", counters.drawCommands)
        member("pixelsTouched", counters.pixelsTouched)
        member("textureUploads", counters.textureUploads)
        member("allocations", counters.allocations)
        text(" }")
    }

    private mutating func append(_ work: FrameWork) {
        text(", \"work\": { \"decodedImages\": ")
        integer(work.decodedImages)
        member("shapedTexts", work.shapedTexts)
        member("rasterizedPictures", work.rasterizedPictures)
        text(" }")
    }

    private mutating func key(_ name: StaticString) {
        text(", \"")
        text(name)
        text("\": ")
    }

    private mutating func member(_ name: StaticString, _ value: (some BinaryInteger)?) {
        key(name)
        if let value { integer(value) } else { text("null") }
    }

    private mutating func member(_ name: StaticString, _ value: Double?) {
        key(name)
        if let value { number(value) } else { text("null") }
    }

    private mutating func text(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whole numbers have no fraction; what is not finite is null.
    private mutating func number(_ value: Double) {
        guard value.isFinite else { return text("null") }
        if let whole = Int64(exactly: value) { return integer(whole) }
        bytes.append(contentsOf: value.description.utf8)
    }

    private mutating func integer(_ value: some BinaryInteger) {
        if value < 0 { text("-") }
        var rest = UInt64(value.magnitude)
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }
}
