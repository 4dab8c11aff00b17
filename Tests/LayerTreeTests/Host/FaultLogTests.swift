import Testing

@testable import LayerTree

/// Faults reach whoever listens, once, also where they came first.
@MainActor @Suite struct FaultLogTests {
    private final class Culprit {}

    @Test func faultsFromBeforeTheListenerAreKept() {
        let log = FaultLog()
        let culprit = Culprit()
        var reports: [String] = []
        for problem in ["a", "b", "a"] { log.report(culprit, problem) }
        log.onReport = { reports.append($0) }
        #expect(reports == ["Culprit: a", "Culprit: b"])
        for problem in ["b", "c"] { log.report(culprit, problem) }
        #expect(reports == ["Culprit: a", "Culprit: b", "Culprit: c"])
        var others: [String] = []
        log.onReport = { others.append($0) }
        #expect(others == [])
    }
}
