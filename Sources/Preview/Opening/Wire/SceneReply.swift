import Foundation
import LayerTree
import Recorder
import RenderTree
import Transitions

/// The answer of the process of the user's code to the requests that were sent together.
struct SceneReply: Sendable {
    /// An event that its stage told.
    enum Event: Sendable {
        case release(ReleaseRecord)
        case report(String)
        case feedback(String)
        case style(StockStyle)
        case copy(String)
    }

    /// The times of a frame, in nanoseconds of the machine's monotonic clock.
    struct Times: Sendable {
        /// The stages whose ends are sent. That of the last one, commit, is the time at which the tree has arrived.
        static let stages = FrameStep.allCases.dropLast().map(FrameStage.init)

        var ends = StageValues<Nanoseconds>()
        /// The transition that ran when input ended.
        var transitionAtInput: TransitionStatus?
    }

    /// The number that the last request returned; nil where it returned none.
    var result: Double?
    var wantsFrames = false
    var nextDueTime: Double?
    /// Whether work waits without which the program would be idle.
    var hasPendingWork = false
    var transition: TransitionStatus?
    var isGestureGoingOn = false
    var isPlaying = false
    var takesText = false
    /// In points of the window; nil without a caret.
    var caretArea: CGRect?
    var cost = RemoteCost.none
    /// Nil where the last request was none for a frame.
    var times: Times?
    var events: [Event] = []

    init() {}

    /// Reads what `write` wrote.
    init(_ reader: inout ByteReader) throws(TransferError) {
        result = try reader.optional()
        wantsFrames = try reader.flag()
        nextDueTime = try reader.optional()
        hasPendingWork = try reader.flag()
        transition = try reader.transition()
        isGestureGoingOn = try reader.flag()
        isPlaying = try reader.flag()
        takesText = try reader.flag()
        if try reader.flag() {
            caretArea = CGRect(
                x: try reader.value(Double.self), y: try reader.value(Double.self),
                width: try reader.value(Double.self), height: try reader.value(Double.self))
        }
        cost = RemoteCost(
            cpuTime: try reader.value(), allocations: try reader.flag() ? Int(try reader.value(Int64.self)) : nil,
            work: try reader.work())
        if try reader.flag() {
            var times = Times()
            for stage in Times.stages { times.ends[stage] = try reader.value() }
            times.transitionAtInput = try reader.transition()
            self.times = times
        }
        for _ in 0..<(try reader.count(stride: 1)) { events.append(try reader.event()) }
    }

    /// Appends the reply to `writer`.
    func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(result)
        try writer.append(flag: wantsFrames)
        try writer.append(nextDueTime)
        try writer.append(flag: hasPendingWork)
        try writer.append(transition)
        try writer.append(flag: isGestureGoingOn)
        try writer.append(flag: isPlaying)
        try writer.append(flag: takesText)
        try writer.append(flag: caretArea != nil)
        if let area = caretArea {
            for number in [area.minX, area.minY, area.width, area.height] { try writer.append(Double(number)) }
        }
        try writer.append(cost.cpuTime)
        try writer.append(flag: cost.allocations != nil)
        if let allocations = cost.allocations { try writer.append(Int64(allocations)) }
        try writer.append(cost.work)
        try writer.append(flag: times != nil)
        if let times {
            for stage in Times.stages { try writer.append(times.ends[stage]) }
            try writer.append(times.transitionAtInput)
        }
        try writer.append(UInt64(events.count))
        for event in events { try writer.append(event) }
    }
}

extension ByteWriter {
    fileprivate mutating func append(flag: Bool) throws(TransferError) { try append(flag ? 1 as UInt8 : 0) }

    fileprivate mutating func append(_ work: FrameWork) throws(TransferError) {
        for count in [work.decodedImages, work.shapedTexts, work.rasterizedPictures] {
            try append(UInt32(clamping: count))
        }
    }

    fileprivate mutating func append(_ number: Double?) throws(TransferError) {
        try append(flag: number != nil)
        if let number { try append(number) }
    }

    fileprivate mutating func append(_ transition: TransitionStatus?) throws(TransferError) {
        try append(flag: transition != nil)
        guard let transition else { return }
        try append(Int64(transition.number))
        try append(transition.progress)
        try append(transition.velocity)
        try append(flag: transition.isInteractive)
        try append(flag: transition.leadsBack)
    }

    fileprivate mutating func append(_ event: SceneReply.Event) throws(TransferError) {
        switch event {
        case .report(let text):
            try append(0 as UInt8)
            try append(text)
        case .feedback(let text):
            try append(1 as UInt8)
            try append(text)
        case .copy(let text):
            try append(3 as UInt8)
            try append(text)
        case .release(let release):
            try append(2 as UInt8)
            for number in [
                release.time, release.progress, release.velocity, release.firstProgress, release.firstVelocity,
                release.projected, release.threshold,
            ] { try append(number) }
            try append(release.travel)
            try append(flag: release.finishes)
        case .style(let style):
            try append(4 as UInt8)
            try append(style.rawValue)
        }
    }
}

extension ByteReader {
    fileprivate mutating func optional() throws(TransferError) -> Double? {
        try flag() ? try value(Double.self) : nil
    }

    fileprivate mutating func work() throws(TransferError) -> FrameWork {
        FrameWork(
            decodedImages: Int(try value(UInt32.self)), shapedTexts: Int(try value(UInt32.self)),
            rasterizedPictures: Int(try value(UInt32.self)))
    }

    fileprivate mutating func transition() throws(TransferError) -> TransitionStatus? {
        guard try flag() else { return nil }
        return TransitionStatus(
            number: Int(try value(Int64.self)), progress: try value(), velocity: try optional(),
            isInteractive: try flag(), leadsBack: try flag())
    }

    fileprivate mutating func event() throws(TransferError) -> SceneReply.Event {
        let kind = try value(UInt8.self)
        switch kind {
        case 0: return .report(try text())
        case 1: return .feedback(try text())
        case 3: return .copy(try text())
        case 2:
            var numbers: [Double] = []
            for _ in 0..<7 { numbers.append(try value()) }
            let travel = try optional()
            return .release(
                ReleaseRecord(
                    time: numbers[0], progress: numbers[1], velocity: numbers[2], firstProgress: numbers[3],
                    firstVelocity: numbers[4], finishes: try flag(), projected: numbers[5], threshold: numbers[6],
                    travel: travel))
        case 4:
            let name = try text()
            guard let style = StockStyle(rawValue: name) else { throw TransferError("there is no style \(name)") }
            return .style(style)
        default: throw TransferError("there is no event \(kind)")
        }
    }
}
