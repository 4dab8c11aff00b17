import LiveKit
import Testing

/// Progress and operations of Foundation's, as opened code observes them.
@Suite struct ProgressObservingTests {
    @Test func aFractionIsToldOf() {
        let progress = Progress(totalUnitCount: 4)
        var fractions: [Double?] = []
        let observation = progress.observe(_key: "fractionCompleted", \.fractionCompleted, options: .new) {
            fractions.append($1.newValue)
        }
        progress.completedUnitCount = 1
        progress.completedUnitCount += 1
        progress.totalUnitCount = 8
        observation.invalidate()
        progress.completedUnitCount = 3
        #expect(fractions == [0.25, 0.5, 0.25])
    }

    /// A part of a progress moves the whole.
    @Test func aPartTellsOfTheWhole() {
        let whole = Progress(totalUnitCount: 2)
        let part = Progress(totalUnitCount: 10)
        whole.addChild(part, withPendingUnitCount: 1)
        var fractions: [Double?] = []
        let observation = whole.observe(_key: "fractionCompleted", \.fractionCompleted, options: [.old, .new]) {
            fractions += [$1.oldValue, $1.newValue]
        }
        part.completedUnitCount = 5
        observation.invalidate()
        #expect(fractions == [0, 0.25])
    }

    @Test func anOperationTellsByItsMessages() {
        let operation = LongOperation()
        var log: [Bool] = []
        let observation = operation.observe(_key: "isFinished", \.isFinished) { operation, _ in
            log.append(operation.isFinished)
        }
        operation.start()
        operation.finish()
        observation.invalidate()
        #expect(log == [true])
    }

    /// An operation that is over when it says so.
    private final class LongOperation: Operation, @unchecked Sendable {
        private var isOver = false
        override var isFinished: Bool { isOver }
        override var isAsynchronous: Bool { true }
        override func start() {}

        func finish() {
            willChangeValue(forKey: "isFinished")
            isOver = true
            didChangeValue(forKey: "isFinished")
        }
    }
}
