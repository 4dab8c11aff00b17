import Foundation
import LayerTree
import Recorder
import RenderTree
import Transitions

/// Replies as bytes. The reader trusts none of them: a number beyond its limits is an error.
extension SceneReply {
    /// Reads what `write` wrote.
    init(_ reader: inout ByteReader) throws(TransferError) {
        self.init()
        result = try reader.optionalNumber()
        wantsFrames = try reader.flag()
        nextDueTime = try reader.optionalNumber()
        hasPendingWork = try reader.flag()
        transition = try reader.transition()
        isGestureGoingOn = try reader.flag()
        isPlaying = try reader.flag()
        takesText = try reader.flag()
        if try reader.flag() {
            caretArea = CGRect(
                x: try reader.number(), y: try reader.number(), width: try reader.number(), height: try reader.number())
        }
        cost = RemoteCost(
            cpuTime: try reader.nanoseconds(), allocations: try reader.flag() ? try reader.count() : nil,
            work: try reader.work())
        if try reader.flag() {
            var times = Times()
            for stage in Times.stages { times.ends[stage] = try reader.nanoseconds() }
            times.transitionAtInput = try reader.transition()
            self.times = times
        }
        let count = try reader.count(stride: 1)
        guard count <= Self.eventLimit else { throw TransferError("there are \(count) events at once") }
        for _ in 0..<count { events.append(try reader.event()) }
        if try reader.flag() { survey = try SceneSurvey(text: reader.text()) }
        if try reader.flag() { animations = try AnimationTimeline(&reader) }
    }

    /// Appends the reply to `writer`; numbers that are none, which the user's code may have set, as 0.
    func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(optional: result.map(\.limited))
        try writer.append(flag: wantsFrames)
        try writer.append(optional: nextDueTime.map(\.limited))
        try writer.append(flag: hasPendingWork)
        try writer.append(transition)
        try writer.append(flag: isGestureGoingOn)
        try writer.append(flag: isPlaying)
        try writer.append(flag: takesText)
        try writer.append(flag: caretArea != nil)
        if let area = caretArea {
            for number in [area.origin.x, area.origin.y, area.size.width, area.size.height] {
                try writer.append(Double(number).limited)
            }
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
        try writer.append(UInt64(min(events.count, Self.eventLimit)))
        for event in events.suffix(Self.eventLimit) { try writer.append(event) }
        try writer.append(flag: survey != nil)
        if let survey { try writer.append(survey.text()) }
        try writer.append(flag: animations != nil)
        if let animations { try animations.write(to: &writer) }
    }

    /// Events of one reply at most: the newest of them.
    private static let eventLimit = 10_000
}

extension SceneReply.Event {
    /// The numbers by which the kinds of events are told apart.
    fileprivate enum Kind: UInt8 { case report, feedback, release, copy, style }
}

extension ByteWriter {
    fileprivate mutating func append(_ work: FrameWork) throws(TransferError) {
        for count in [work.decodedImages, work.shapedTexts, work.rasterizedPictures] {
            try append(UInt32(clamping: count))
        }
    }

    fileprivate mutating func append(_ transition: TransitionStatus?) throws(TransferError) {
        try append(flag: transition != nil)
        guard let transition else { return }
        try append(Int64(transition.number))
        try append(transition.progress.limited)
        try append(optional: transition.velocity.map(\.limited))
        try append(flag: transition.isInteractive)
        try append(flag: transition.leadsBack)
    }

    fileprivate mutating func append(_ event: SceneReply.Event) throws(TransferError) {
        switch event {
        case .report(let text): try append(.report, text)
        case .feedback(let text): try append(.feedback, text)
        case .copy(let text): try append(.copy, text)
        case .style(let style): try append(.style, style.rawValue)
        case .release(let release):
            try append(SceneReply.Event.Kind.release.rawValue)
            for number in [
                release.time, release.progress, release.velocity, release.firstProgress, release.firstVelocity,
                release.projected, release.threshold,
            ] { try append(number.limited) }
            try append(optional: release.travel.map(\.limited))
            try append(flag: release.finishes)
        }
    }

    private mutating func append(_ kind: SceneReply.Event.Kind, _ text: String) throws(TransferError) {
        try append(kind.rawValue)
        try append(text)
    }
}

extension ByteReader {
    fileprivate mutating func work() throws(TransferError) -> FrameWork {
        FrameWork(
            decodedImages: Int(try value(UInt32.self)), shapedTexts: Int(try value(UInt32.self)),
            rasterizedPictures: Int(try value(UInt32.self)))
    }

    fileprivate mutating func transition() throws(TransferError) -> TransitionStatus? {
        guard try flag() else { return nil }
        return TransitionStatus(
            number: try count(), progress: try number(), velocity: try optionalNumber(),
            isInteractive: try flag(), leadsBack: try flag())
    }

    fileprivate mutating func event() throws(TransferError) -> SceneReply.Event {
        let number = try value(UInt8.self)
        switch SceneReply.Event.Kind(rawValue: number) {
        case .report: return .report(try text())
        case .feedback: return .feedback(try text())
        case .copy: return .copy(try text())
        case .release: return .release(try release())
        case .style:
            let name = try text()
            guard let style = StockStyle(rawValue: name) else { throw TransferError("there is no style \(name)") }
            return .style(style)
        case nil: throw TransferError("there is no event \(number)")
        }
    }

    private mutating func release() throws(TransferError) -> ReleaseRecord {
        var numbers: [Double] = []
        for _ in 0..<7 { numbers.append(try number()) }
        let travel = try optionalNumber()
        return ReleaseRecord(
            time: numbers[0], progress: numbers[1], velocity: numbers[2], firstProgress: numbers[3],
            firstVelocity: numbers[4], finishes: try flag(), projected: numbers[5], threshold: numbers[6],
            travel: travel)
    }
}

extension Double {
    /// The number within the limits of messages; 0 for what is no number.
    fileprivate var limited: Double {
        isNaN ? 0 : min(max(self, NumberLimits.reals.lowerBound), NumberLimits.reals.upperBound)
    }
}
