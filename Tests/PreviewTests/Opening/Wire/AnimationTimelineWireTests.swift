import RenderTree
import Testing
import ViewKit

@testable import Preview

/// Timelines as bytes, from a process that may send anything.
@Suite struct AnimationTimelineWireTests {
    private func timeline(in bytes: [UInt8]) throws -> AnimationTimeline {
        try bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            let timeline = try AnimationTimeline(&reader)
            #expect(reader.isAtEnd)
            return timeline
        }
    }

    private func bytes(_ timeline: AnimationTimeline) throws -> [UInt8] {
        try WireSamples.bytes { try timeline.write(to: &$0) }
    }

    private func row(_ layer: Int, _ bars: [AnimationBar]) -> AnimationRow {
        AnimationRow(
            layer: layer, depth: 0, name: "UIView", property: nil, isSnapshot: false, keyPath: "opacity",
            frame: CGRect(x: 0, y: 0, width: 1, height: 1), bars: bars)
    }

    private func timeline(_ change: (inout AnimationTimeline) -> Void) -> AnimationTimeline {
        var timeline = AnimationTimeline(transition: 1, origin: 1, duration: 1)
        timeline.rows = [row(1, [.sample(begin: 0)])]
        change(&timeline)
        return timeline
    }

    /// What the user's code has made no number, or too long, arrives as something that can be shown.
    @Test func whatIsBeyondTheLimitsIsLimited() throws {
        let sent = timeline {
            $0.origin = .nan
            $0.duration = .infinity
            $0.rows[0].name = String(repeating: "\u{E9}", count: 5_000)
            $0.rows[0].frame.size.width = -.infinity
            $0.rows[0].bars[0].duration = -1
            $0.rows[0].bars[0].repeatCount = .nan
            $0.rows[0].bars[0].curve = [.nan, .infinity]
            $0.rows[0].bars[0].keyTimes = Array(repeating: 7, count: 1_000)
            $0.rows[0].bars[0].from.numbers = Array(repeating: .nan, count: 99)
        }
        let arrived = try timeline(in: bytes(sent))
        #expect(arrived.origin == 0 && arrived.duration == 1e15 && arrived.rows[0].name.utf8.count == 800)
        let bar = arrived.rows[0].bars[0]
        #expect(arrived.rows[0].frame.width == 0 && bar.duration == 0 && bar.repeatCount == 0)
        #expect(bar.curve == [0] + Array(repeating: 1e6, count: 32))
        #expect(bar.keyTimes == Array(repeating: 1, count: 200) && bar.from.numbers == Array(repeating: 0, count: 16))
    }

    /// As much as there may be is at most some megabytes.
    @Test func theLargestIsBounded() throws {
        let sent = timeline { timeline in
            timeline.rows = (0..<700).map { row($0, (0..<10).map { .sample(begin: Double($0)) }) }
            timeline.rows[0].bars = (0..<9_000).map { .sample(begin: Double($0)) }
        }
        let bytes = try bytes(sent)
        print("5,000 bars: \(bytes.count) bytes")
        #expect(bytes.count < 2 << 20)
        let arrived = try timeline(in: bytes)
        #expect(arrived.rows.count == 1 && arrived.rows[0].bars.count == 5_000)
        #expect(arrived.omittedRows == 699 && arrived.omittedBars == 4_000)
    }

    /// Each change makes bytes that no timeline has.
    @Test func foreignBytesAreErrors() throws {
        let plain = timeline { _ in }
        let whole = try bytes(plain)
        func place(of other: AnimationTimeline) throws -> Int {
            let changed = try bytes(other)
            return try #require(zip(whole, changed).enumerated().first { $0.element.0 != $0.element.1 }?.offset)
        }
        let kind = try place(of: timeline { $0.rows[0].bars[0].kind = .spring })
        let flags = try place(of: timeline { $0.rows[0].bars[0].autoreverses = true })
        let omitted = try place(of: timeline { $0.omittedRows = 1 })
        let rows = omitted + 16
        for (offset, byte) in [(kind, 7), (flags, 32), (omitted + 7, 0x80), (rows + 1, 2), (rows + 7, 1)]
            as [(Int, UInt8)]
        {
            var changed = whole
            changed[offset] = byte
            #expect(throws: TransferError.self, "byte \(offset)") { try timeline(in: changed) }
        }
        for cut in 0..<whole.count {
            #expect(throws: TransferError.self) { try timeline(in: Array(whole[..<cut])) }
        }
    }
}
