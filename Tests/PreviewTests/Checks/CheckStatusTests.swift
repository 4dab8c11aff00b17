import Testing

@testable import Preview

/// The line that says how far a check is.
@MainActor struct CheckStatusTests {
    /// Texts that show, by the seconds since the beginning at which a run begins.
    @Test(arguments: [([0, 1.99], [String?]()), ([0, 2, 5], ["b, run 2 of 3", "c, run 3 of 3", nil])])
    func itShowsFromTwoSecondsOn(_ times: [Double], _ expected: [String?]) {
        var shown: [String?] = []
        let status = CheckStatus(start: 100) { shown.append($0) }
        for (index, time) in times.enumerated() {
            status.begin(["a", "b", "c"][index], index, of: 3, at: 100 + time)
        }
        status.end()
        status.end()
        #expect(shown == expected)
    }
}
