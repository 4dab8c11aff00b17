import Foundation
import Testing

@testable import Preview

@Suite struct SPSCQueueTests {
    private func received(_ pipe: SPSCQueue<Int>) -> [Int] {
        var all: [Int] = []
        pipe.receive { all.append($0) }
        return all
    }

    @Test func valuesComeInTheirOrder() {
        let pipe = SPSCQueue(capacity: 3, filling: 0)
        #expect(received(pipe).isEmpty)
        for round in 0..<5 {
            for value in 0..<round % 4 { pipe.send(round * 10 + value) }
            #expect(received(pipe) == (0..<round % 4).map { round * 10 + $0 })
        }
        #expect(pipe.lostCount == 0)
    }

    @Test func whatFindsItFullIsLostAndCounted() {
        let pipe = SPSCQueue(capacity: 2, filling: 0)
        for value in 1...5 { pipe.send(value) }
        #expect(pipe.lostCount == 3 && received(pipe) == [1, 2])
        pipe.send(6)
        #expect(received(pipe) == [6])
    }

    /// Whatever two threads do, what arrives is what was sent, less what was lost.
    @Test func twoThreadsAgree() {
        let pipe = SPSCQueue(capacity: 64, filling: 0)
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            for value in 0..<100_000 { pipe.send(value) }
            isDone.signal()
        }
        thread.start()
        var last = -1
        var count = 0
        func take() {
            pipe.receive { value in
                #expect(value > last)
                last = value
                count += 1
            }
        }
        while isDone.wait(timeout: .now()) == .timedOut { take() }
        take()
        #expect(count + pipe.lostCount == 100_000)
    }
}
