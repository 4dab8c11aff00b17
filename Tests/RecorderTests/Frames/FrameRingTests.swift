import Testing

@testable import Recorder

struct FrameRingTests {
    private func ring(capacity: Int, appending count: Int) -> FrameRing {
        var ring = FrameRing(capacity: capacity)
        for index in 0..<count { ring.append(FrameRecord(index: index)) }
        return ring
    }

    @Test(arguments: [
        (capacity: 4, appended: 0, expected: []),
        (capacity: 4, appended: 3, expected: [0, 1, 2]),
        (capacity: 4, appended: 4, expected: [0, 1, 2, 3]),
        (capacity: 4, appended: 5, expected: [1, 2, 3, 4]),
        (capacity: 4, appended: 11, expected: [7, 8, 9, 10]),
        (capacity: 1, appended: 3, expected: [2]),
    ])
    func keepsTheLatestOldestFirst(capacity: Int, appended: Int, expected: [Int]) {
        let ring = ring(capacity: capacity, appending: appended)
        #expect(ring.map(\.index) == expected)
        #expect(ring.count == expected.count)
        #expect(ring.appendedCount == appended)
        #expect(ring.suffix(2).map(\.index) == expected.suffix(2))
    }

    @Test func forgettingKeepsTheCapacity() {
        var ring = ring(capacity: 3, appending: 5)
        ring.removeAll()
        #expect(ring.isEmpty)
        ring.append(FrameRecord(index: 9))
        #expect(ring.map(\.index) == [9])
        #expect(ring.capacity == 3)
    }

    @Test func copiesAreIndependent() {
        var ring = ring(capacity: 2, appending: 2)
        let copy = ring
        ring.append(FrameRecord(index: 2))
        #expect(copy.map(\.index) == [0, 1])
        #expect(ring.map(\.index) == [1, 2])
    }

    @Test(.enabled(if: AllocationCounter.isAvailable))
    func appendingAllocatesNothing() {
        var ring = FrameRing(capacity: 100)
        let count = AllocationCounter.allocationsOnThisThread {
            for index in 0..<1_000 { ring.append(FrameRecord(index: index, animationTime: 1, progress: 0.5)) }
        }
        #expect(count == 0)
        #expect(ring.last?.index == 999)
    }
}
