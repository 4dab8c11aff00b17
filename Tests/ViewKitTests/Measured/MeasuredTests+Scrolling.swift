import Testing

@testable import ViewKit

/// Scroll views under a finger, by the touch dispatcher, offset by offset.
extension MeasuredTests {
    /// A trace: the finger, and the offsets that showed.
    struct ScrollTrace: Decodable, Sendable {
        struct Finger: Decodable, Sendable {
            var fromY, stepY: Double
            var moves: Int
            var interval: Double
        }
        /// The arguments of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
        struct Lift: Decodable, Sendable { var velocityPerMs, targetY: Double }
        struct Tolerance: Decodable, Sendable { var offset, landing, stop: Double }
        /// The order of calls, and numbers beside it.
        struct Note: Decodable, Sendable {
            var offsetAtLift: Double?
            var decelerationEnds: Double?
            /// Offsets after moves, by the moves' numbers.
            var dragSamples: [[Double]]?
        }
        enum Call: Decodable, Sendable {
            case name(String)
            case note(Note)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self =
                    if let name = try? container.decode(String.self) { .name(name) } else {
                        .note(try container.decode(Note.self))
                    }
            }
        }
        var viewport, contentSize: [Double]
        var startOffsetY: Double
        var finger: Finger
        var liftTime: Double?
        var firstTickTime: Double?
        var offsetY: [Double]?
        var samplesByMove: [[Double]]?
        var willEndDragging: Lift
        var delegateOrder: [Call]
        var finalOffsetY: Double
        var tolerance: Tolerance

        var note: Note? {
            for case .note(let note) in delegateOrder { return note }
            return nil
        }
        var calls: [String] {
            delegateOrder.compactMap { if case .name(let name) = $0 { name } else { nil } }
        }
    }

    @Test(arguments: ["scroll_touch_calib", "scroll_decel_v3000", "scroll_rubberband_top"])
    func contentFollowsTheFinger(_ name: String) throws {
        let trace = try Self.table(ScrollTrace.self, name)
        let rig = TracedScrollView(trace)
        var afterMoves = trace.samplesByMove ?? trace.note?.dragSamples ?? []
        rig.touch(.began, move: 0)
        for move in 1...trace.finger.moves {
            rig.touch(.moved, move: move)
            if let sample = afterMoves.first, Int(sample[0]) == move {
                afterMoves.removeFirst()
                #expect(abs(rig.y - sample[1]) <= trace.tolerance.offset, "move \(move): \(rig.y), \(sample[1])")
            }
        }
        #expect(afterMoves.isEmpty)
        let finger = trace.finger
        let lift = trace.liftTime ?? Double(finger.moves + 20) * finger.interval
        rig.lift(at: lift)
        if let offset = trace.note?.offsetAtLift { #expect(abs(rig.y - offset) <= trace.tolerance.offset) }
        for (index, offset) in (trace.offsetY ?? []).enumerated() {
            rig.host.frame(at: (trace.firstTickTime ?? lift) + Double(index) / 60)
            #expect(abs(rig.y - offset) <= trace.tolerance.offset, "tick \(index): \(rig.y), \(offset)")
        }
        var time = rig.host.layers.mediaTime
        while rig.scroll.motion != nil, time < 10 {
            time += 1.0 / 60
            rig.host.frame(at: time)
        }
        #expect(abs(rig.y - trace.finalOffsetY) <= trace.tolerance.landing, "\(rig.y)")
        if let end = trace.note?.decelerationEnds {
            #expect(abs((rig.endTime ?? 0) - end) <= trace.tolerance.stop, "\(rig.endTime ?? 0), \(end)")
        }
        #expect(rig.calls == trace.calls)
    }

    /// The velocity and the target of a flick, as the delegate receives them.
    @Test func flicksLandWhereTheDelegateHears() throws {
        let trace = try Self.table(ScrollTrace.self, "scroll_decel_v3000")
        let rig = TracedScrollView(trace)
        for move in 0...trace.finger.moves { rig.touch(move == 0 ? .began : .moved, move: move) }
        rig.lift(at: try #require(trace.liftTime))
        #expect(abs(rig.velocity - trace.willEndDragging.velocityPerMs) < 1e-6)
        #expect(abs(rig.target - trace.willEndDragging.targetY) < 0.001)
    }

    private struct AnimatedScrolling: Decodable {
        struct Page: Decodable {
            var start, travel: Double
            var byFrame, cosine: [[Double]]
        }
        struct Offset400: Decodable { var byFrame: [[Double]] }
        struct Tolerance: Decodable { var offset: Double }
        var page: Page
        var offset400: Offset400
        /// The frames from the call to the beginning, by recordings.
        var startDelayFrames: [Int]
        var tolerance: Tolerance
    }

    @Test func animatedScrollingIsHalfACosine() throws {
        let table = try Self.table(AnimatedScrolling.self, "animated_scrolling")
        let rows: [(start: Double, travel: Double, byFrame: [[Double]])] = [
            (table.page.start, table.page.travel, table.page.byFrame),
            (table.page.start, table.page.travel, table.page.cosine), (0, 400, table.offset400.byFrame),
        ]
        for row in rows {
            let host = TestHost(size: CGSize(width: 375, height: 667), scale: 2)
            let scroll = host.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
            host.show(scroll)
            host.run {
                scroll.contentSize = CGSize(width: 2000, height: 667)
                scroll.contentOffset.x = row.start
            }
            host.frame(at: 1)
            host.run { scroll.setContentOffset(CGPoint(x: row.start + row.travel, y: 0), animated: true) }
            var offsets: [Double] = []
            for frame in 1...40 {
                host.frame(at: 1 + Double(frame) / 60)
                offsets.append(scroll.contentOffset.x)
                #expect(scroll.layer.animationKeys()?.isEmpty ?? true)
            }
            let delay = try #require(offsets.firstIndex { $0 != row.start })
            #expect(table.startDelayFrames.contains(delay), "begins \(delay) frames after the call")
            for sample in row.byFrame {
                let offset = offsets[delay - 1 + Int(sample[0])]
                #expect(abs(offset - sample[1]) <= table.tolerance.offset, "\(sample): \(offset)")
            }
            let end = row.start + row.travel
            #expect(offsets[delay + 16] != end && offsets[delay + 17] == end)
        }
    }
}

/// A scroll view with the sizes of a trace, frames of 60 a second, and what its delegate hears.
@MainActor private final class TracedScrollView: NSObject, UIScrollViewDelegate {
    let host: TestHost
    let scroll: UIScrollView
    private let trace: MeasuredTests.ScrollTrace
    private(set) var calls: [String] = []
    private(set) var velocity = 0.0
    private(set) var target = 0.0
    private(set) var endTime: Double?

    init(_ trace: MeasuredTests.ScrollTrace) {
        self.trace = trace
        let size = CGSize(width: trace.viewport[0], height: trace.viewport[1])
        host = TestHost(size: size, scale: 3)
        let scroll = host.run { UIScrollView(frame: CGRect(origin: .zero, size: size)) }
        self.scroll = scroll
        super.init()
        host.show(scroll)
        host.run {
            scroll.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
            scroll.contentOffset.y = trace.startOffsetY
            scroll.delegate = self
        }
        host.frame(at: 0)
    }

    var y: Double { scroll.contentOffset.y }

    private func touch(_ phase: TouchSample.Phase, y: Double, at time: Double) {
        var frame = (host.layers.mediaTime * 60).rounded() / 60 + 1.0 / 60
        while frame <= time {
            host.frame(at: frame)
            frame += 1.0 / 60
        }
        let location = SIMD2(trace.viewport[0] / 2, y)
        host.window.handle([TouchSample(phase: phase, location: location, timestamp: time, type: .direct)])
    }

    func touch(_ phase: TouchSample.Phase, move: Int) {
        let finger = trace.finger
        touch(phase, y: finger.fromY + Double(move) * finger.stepY, at: Double(move) * finger.interval)
    }

    /// Lifts the finger where it moved last.
    func lift(at time: Double) {
        touch(.ended, y: trace.finger.fromY + Double(trace.finger.moves) * trace.finger.stepY, at: time)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity.y
        target = targetContentOffset.pointee.y
        calls.append("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append(decelerate ? "didEndDragging(decelerate)" : "didEndDragging(decelerate=false)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        endTime = host.layers.mediaTime
        calls.append("didEndDecelerating")
    }
}
