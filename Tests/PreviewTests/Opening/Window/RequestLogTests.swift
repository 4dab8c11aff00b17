import LayerTree
import SDLPlatform
import Testing

@testable import Preview

/// The requests that bring a new version of the user's code to the state of the last one.
@Suite struct RequestLogTests {
    private var time = 0.0
    private var log = RequestLog(on: ScreenTraits(size: CGSize(width: 390, height: 844), scale: 2))

    private mutating func appendFrame() {
        time += 1.0 / 60
        log.append(.frame(FrameTick(timestamp: time, targetTimestamp: time + 1.0 / 60)))
    }

    /// A drag of so many frames, after which the screen of `digest` is at rest.
    private mutating func appendGesture(frames: Int, leadingTo digest: Int) {
        for _ in 0..<frames {
            log.append(.takeInput)
            appendFrame()
        }
        log.markRest(digest)
    }

    /// A push and a pop lead back to the first screen.
    @Test mutating func twoHundredGesturesThereAndBackAreAsLongAsOne() {
        appendFrame()
        log.markRest(1)
        let start = log.requests.count
        appendGesture(frames: 40, leadingTo: 2)
        let there = log.requests.count
        appendGesture(frames: 40, leadingTo: 1)
        #expect(log.requests.count == start)
        for _ in 0..<200 {
            appendGesture(frames: 40, leadingTo: 2)
            #expect(log.requests.count == there)
            appendGesture(frames: 40, leadingTo: 1)
        }
        #expect(log.requests.count == start)
    }

    /// Three screens on top of each other: back on the second one, what followed it is left out, and the first is known.
    @Test mutating func aScreenBetweenIsFoundAgain() {
        log.markRest(1)
        appendGesture(frames: 3, leadingTo: 2)
        let second = log.requests.count
        appendGesture(frames: 5, leadingTo: 3)
        appendGesture(frames: 4, leadingTo: 2)
        #expect(log.requests.count == second)
        appendGesture(frames: 7, leadingTo: 1)
        #expect(log.requests.isEmpty)
    }

    @Test mutating func timesInARowAreOne() {
        for _ in 0..<9 { log.append(.begin(FrameTick(timestamp: 1, targetTimestamp: 2))) }
        #expect(log.requests.count == 1)
    }
}
