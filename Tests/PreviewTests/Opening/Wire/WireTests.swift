import Foundation
import Glibc
import RenderTree
import TestSupport
import Testing

@testable import Preview

/// Requests and replies as bytes.
@Suite struct WireTests {
    private func requests(in bytes: [UInt8]) throws -> [SceneRequest] {
        try bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            var requests: [SceneRequest] = []
            while !reader.isAtEnd { requests.append(try SceneRequest(&reader)) }
            return requests
        }
    }

    private func reply(in bytes: [UInt8]) throws -> SceneReply {
        try bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return try SceneReply(&reader)
        }
    }

    @Test func requestsArriveAsTheyWere() throws {
        let all = WireSamples.requests
        let bytes = try WireSamples.bytes { for request in all { try request.write(to: &$0) } }
        #expect(try requests(in: bytes).map { "\($0)" } == all.map { "\($0)" })
    }

    @Test func repliesArriveAsTheyWere() throws {
        for sent in WireSamples.replies {
            let bytes = try WireSamples.bytes { try sent.write(to: &$0) }
            #expect(try "\(reply(in: bytes))" == "\(sent)")
        }
    }

    /// The fuzzer's inputs begin with these messages; `RECORD_GOLDEN=1` writes them anew where the format changes.
    @Test func theFuzzedMessagesAreWhole() throws {
        let requests = try WireSamples.bytes { for request in WireSamples.requests { try request.write(to: &$0) } }
        let reply = try WireSamples.bytes { try WireSamples.replies[1].write(to: &$0) }
        for (target, bytes) in [("scene-request", requests), ("scene-reply", reply)] {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../../Fuzz/Corpus/\(target)/sample").standardized
            if LogGolden.isRecording { try Data(bytes).write(to: file) }
            #expect(try Array(Data(contentsOf: file)) == bytes, "\(target)")
        }
    }

    /// Cut anywhere, they are an error.
    @Test func aPartIsAnError() throws {
        for request in WireSamples.requests {
            let bytes = try WireSamples.bytes { try request.write(to: &$0) }
            for cut in 1..<max(1, bytes.count) {
                #expect(throws: TransferError.self, "\(request)") { try requests(in: Array(bytes[..<cut])) }
            }
        }
        for sent in WireSamples.replies {
            let bytes = try WireSamples.bytes { try sent.write(to: &$0) }
            for cut in 0..<bytes.count {
                #expect(throws: TransferError.self) { try reply(in: Array(bytes[..<cut])) }
            }
        }
    }

    /// Whatever eight bytes of a reply are, what is read of it lies within the limits.
    @Test(arguments: [Double.nan.bitPattern, Double.infinity.bitPattern, UInt64.max, 1 << 63, UInt64(Int64.max)])
    func numbersBeyondTheLimitsDoNotEnter(_ pattern: UInt64) throws {
        let sent = try #require(WireSamples.replies.last)
        let bytes = try WireSamples.bytes { try sent.write(to: &$0) }
        var refusals = 0
        for start in 0...(bytes.count - 8) {
            var changed = bytes
            withUnsafeBytes(of: pattern) { changed.replaceSubrange(start..<start + 8, with: $0) }
            guard let reply = try? reply(in: changed) else {
                refusals += 1
                continue
            }
            #expect(reply.isWithinLimits, "at \(start)")
        }
        #expect(refusals > bytes.count / 4)
    }

    /// Numbers that the user's code has made what they are do not end it.
    @Test func whatIsNoNumberIsSentAsZero() throws {
        var sent = try #require(WireSamples.replies.last)
        sent.transition?.progress = .nan
        sent.nextDueTime = .infinity
        sent.caretArea = CGRect(x: CGFloat.nan, y: -.infinity, width: 1, height: 1)
        let arrived = try reply(in: WireSamples.bytes { try sent.write(to: &$0) })
        #expect(arrived.transition?.progress == 0 && arrived.nextDueTime == 1e15)
        #expect(arrived.isWithinLimits)
    }
}

extension SceneReply {
    fileprivate var isWithinLimits: Bool {
        var numbers = [result, nextDueTime, transition?.progress, transition?.velocity].compactMap(\.self)
        numbers += caretArea.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) } ?? []
        for case .release(let release) in events {
            numbers += [
                release.time, release.progress, release.velocity, release.firstProgress, release.firstVelocity,
                release.projected, release.threshold, release.travel ?? 0,
            ]
        }
        let counts = [transition?.number, times?.transitionAtInput?.number, cost.allocations].compactMap(\.self)
        let ends = Times.stages.compactMap { self.times?.ends[$0] } + [cost.cpuTime]
        return numbers.allSatisfy { abs($0) <= 1e15 } && counts.allSatisfy { (0...(1 << 53)).contains($0) }
            && ends.allSatisfy { (0...(1 << 60)).contains($0) }
    }
}
