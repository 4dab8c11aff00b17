import Dispatch
import Synchronization
import Testing

@testable import Graphics

struct PendingPixelsTests {
    /// Whoever asks first makes the pixels where the queue is busy with others.
    @Test func aBusyQueueIsNotWaitedFor() {
        let queue = DispatchQueue(label: "busy")
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        let pending = PendingPixels(on: queue) { CGImage(PixelBuffer(width: 3, height: 2), isOpaque: false) }
        #expect(pending.image.width == 3)
        gate.signal()
    }

    /// A queue that was busy kept the pixels of images that were gone: sixty of them filled 4 GB.
    @Test func aBusyQueueKeepsNothing() {
        let queue = DispatchQueue(label: "busy for long")
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        var pending: PendingPixels? = PendingPixels(on: queue) {
            CGImage(PixelBuffer(width: 3, height: 2), isOpaque: false)
        }
        weak let used = pending
        let width = pending?.image.width
        pending = nil
        #expect(width == 3 && used == nil)
        let count = Mutex(0)
        _ = PendingPixels(on: queue) {
            count.withLock { $0 += 1 }
            return CGImage(PixelBuffer(width: 1, height: 1), isOpaque: false)
        }
        gate.signal()
        queue.sync {}
        let made = count.withLock { $0 }
        #expect(made == 0)
    }

    /// Without a queue they are made when they are asked for, and not at all where nobody does.
    @Test func whatNobodyAsksForIsNotMade() {
        let count = Mutex(0)
        func image() -> CGImage {
            CGImage(width: 2, height: 3, isOpaque: true, isHalved: false, on: nil) {
                count.withLock { $0 += 1 }
                return CGImage(PixelBuffer(width: 2, height: 3), isOpaque: true)
            }
        }
        _ = image()
        let asked = image()
        #expect(asked.isWaiting && asked.isOpaque && asked.byteCount == 3 * 64)
        #expect(count.withLock { $0 } == 0)
        #expect(asked.pixels.height == 3 && !asked.isWaiting)
        #expect(count.withLock { $0 } == 1)
    }

    @Test func pixelsAreMadeOnce() {
        let count = Mutex(0)
        let queue = DispatchQueue(label: "made once")
        let pending = PendingPixels(on: queue) {
            count.withLock { $0 += 1 }
            return CGImage(PixelBuffer(width: 1, height: 1), isOpaque: false)
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = pending.image }
        queue.sync {}
        let made = count.withLock { $0 }
        #expect(made == 1)
    }

    /// The copy at half the size is the one that the pixels give, whichever thread made it.
    @Test @MainActor func theHalfThatIsMadeAheadIsTheSame() throws {
        let original = Self.pattern
        let expected = original.pixels.halved()
        let image = CGImage(width: 301, height: 257, isOpaque: false, on: DispatchQueue(label: "half")) { original }
        let half = try #require(image.copy(halvings: 1)?.pixels)
        #expect(half.width == expected.width && half.height == expected.height)
        #expect((0..<half.height).allSatisfy { half.row($0).elementsEqual(expected.row($0)) })
    }

    private static var pattern: CGImage {
        let buffer = PixelBuffer(width: 301, height: 257)
        for y in 0..<buffer.height {
            for x in 0..<buffer.width { buffer[x, y] = UInt32(truncatingIfNeeded: x &* 2_654_435 &+ y &* 40_503) }
        }
        return CGImage(buffer, isOpaque: false)
    }
}
