import Foundation
import Testing

@testable import Recorder

struct RunConditionsTests {
    private func conditions(_ pacing: RunConditions.Pacing, rate: Double = 60) -> RunConditions {
        RunConditions(
            scenario: "magic-move", pacing: pacing, renderer: "cpu", size: (390, 844), scale: 2, refreshRate: rate,
            speed: 0.25, completion: "spring duration=0.5,bounce=0", reducesMotion: false, start: 12_345,
            stageStart: 1.5,
            environment: BenchmarkEnvironment(cores: 2))
    }

    /// The file is what those who read it are promised.
    @Test func theFileIsWhatTheTableSays() throws {
        let expected = String(decoding: try Table.data("run.json"), as: UTF8.self)
        #expect(try conditions(.display).json() == expected)
        let copy = try JSONDecoder().decode(RunConditions.self, from: Data(expected.utf8))
        #expect(copy == conditions(.display))
    }

    @Test func onlyADisplayHasDeadlines() {
        #expect(conditions(.display).refreshPeriod == 16_666_667)
        #expect(conditions(.display, rate: 0).refreshPeriod == 0)
        #expect(conditions(.manual).refreshPeriod == 0)
    }
}
