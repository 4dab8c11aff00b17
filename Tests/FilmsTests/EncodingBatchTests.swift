import Testing

@testable import Films

@Suite struct EncodingBatchTests {
    private struct Refusal: Error {}

    @Test(arguments: [1, 3, 8, 100]) func resultsComeInTheirOrder(capacity: Int) throws {
        var received: [Int] = []
        let batch = EncodingBatch<Int, Int>(capacity: capacity) {
            $0 * 2
        } receive: {
            received.append($0)
        }
        for number in 0..<50 { try batch.append(number) }
        try batch.flush()
        #expect(received == (0..<50).map { $0 * 2 })
    }

    /// What came before the fault was received, what came after it is not.
    @Test func anErrorIsThrownInItsPlace() throws {
        var received: [Int] = []
        let batch = EncodingBatch<Int, Int>(capacity: 10) {
            if $0 == 4 { throw Refusal() }
            return $0
        } receive: {
            received.append($0)
        }
        for number in 0..<9 { try batch.append(number) }
        #expect(throws: Refusal.self) { try batch.flush() }
        #expect(received == [0, 1, 2, 3])
    }
}
