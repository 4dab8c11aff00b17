import TestSupport
import Testing

@testable import Preview

/// The state machine of the versions of opened code, by itself: every phase that can be reached, with every event.
@Suite struct VersionPhaseTests {
    private static var reachable: [VersionPhase] {
        var found = [VersionPhase.none]
        var index = 0
        while index < found.count {
            for event in VersionPhase.Event.allCases {
                var next = found[index]
                _ = next.handle(event)
                if !found.contains(next) { found.append(next) }
            }
            index += 1
        }
        return found
    }

    @Test func everyEventLeadsWhereTheTableSays() throws {
        var rows = ["phase\tevent\tactions\tphase"]
        for phase in Self.reachable {
            for event in VersionPhase.Event.allCases {
                var next = phase
                let actions = next.handle(event).map { "\($0)" }.joined(separator: ", ")
                rows.append("\(phase.name)\t\(event)\t\(actions.isEmpty ? "-" : actions)\t\(next.name)")
            }
        }
        try LogGolden("VersionPhase.tsv", folder: "").expect(rows.joined(separator: "\n") + "\n")
    }

    @Test func allPhasesAreReached() {
        let steps = VersionPhase.Step.allCases
        let all = [.none, .running, .failed] + steps.map(VersionPhase.starting) + steps.map(VersionPhase.replacing)
        #expect(Set(Self.reachable) == Set(all))
    }

    /// A version that runs goes on whatever happens to the next one; a message is fatal where none runs; and the picture stays
    /// where one ends.
    @Test func lawsOfEveryEvent() {
        for phase in Self.reachable {
            for event in VersionPhase.Event.allCases {
                var next = phase
                let actions = next.handle(event)
                let place = "\(phase), \(event): \(actions), \(next)"
                if phase.isRunning { #expect(next.isRunning == (event != .currentEnded), "\(place)") }
                for case .showFailure(let isFatal) in actions { #expect(isFatal == !next.isRunning, "\(place)") }
                #expect(actions.contains(.keepPicture) == (phase.isRunning && !next.isRunning), "\(place)")
                #expect(
                    actions.contains(.takeOver) == (phase.step != nil && next == .running && event == .nextIsReady),
                    "\(place)")
                let isQuiet = event == .versionCame || event == .nextWithdrawn
                if actions.isEmpty, !isQuiet { #expect(next == phase, "\(place)") }
            }
        }
    }

    /// A version takes over at the earliest after it has been loaded and has been given what the last one was.
    @Test func theWayOfAVersion() {
        var phase = VersionPhase.none
        #expect(phase.handle(.versionCame) == [])
        #expect(phase.handle(.nextIsReady) == [.replay])
        #expect(phase.handle(.nextAnswered) == [.catchUp])
        #expect(phase.handle(.nextAnswered) == [.catchUp])
        #expect(phase.handle(.nextIsReady) == [.takeOver])
        #expect(phase == .running)
    }
}

extension VersionPhase {
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .starting(let step): "starting, \(step)"
        case .running: "running"
        case .replacing(let step): "replacing, \(step)"
        case .failed: "failed"
        }
    }
}
