import TestSupport
import Testing

@testable import ViewKit

/// The state machine of a transition, by itself: every state that can be reached, with every event.
@Suite struct TransitionPhaseTests {
    /// The events, in the order of the table's columns.
    private static let events: [(name: String, event: TransitionPhase.Event)] = [
        ("update", .update), ("finish", .finish), ("cancel", .cancel), ("pause", .pause(interrupts: false)),
        ("pause-animator", .pause(interrupts: true)), ("press", .press), ("run-back", .runBack),
        ("jump-to-start", .jump(toEnd: false)), ("jump-to-end", .jump(toEnd: true)), ("arrive", .arrive),
        ("complete", .complete(true)), ("complete-false", .complete(false)), ("abandon", .abandon),
    ]

    /// Phases at the start of a transition, with each kind of interaction controller.
    private static var initial: [TransitionPhase] {
        var attached = [false, true].map { TransitionPhase(control: .foreign, waits: $0) }
        for index in attached.indices { attached[index].attachDriver() }
        let foreign = [false, true].map { TransitionPhase(control: .foreign, waits: $0) }
        return [TransitionPhase(control: .time, waits: false)] + attached + foreign
    }

    /// All phases that events lead to, in the order in which they are found.
    private static var reachable: [TransitionPhase] {
        var found = initial
        var index = 0
        while index < found.count {
            for (_, event) in events {
                var next = found[index]
                _ = next.handle(event)
                if !found.contains(next) { found.append(next) }
            }
            index += 1
        }
        return found
    }

    /// Every phase with every event, as the table in the file states it: a row gives what happens, and where it leads.
    @Test func everyEventLeadsWhereTheTableSays() throws {
        var rows = ["control\tstate\tgoes to\tevent\taction\tstate\tgoes to"]
        for phase in Self.reachable {
            for (name, event) in Self.events {
                var next = phase
                let action = next.handle(event)
                rows.append(
                    [
                        phase.control.rawValue, phase.state.rawValue, phase.destination, name, action.rawValue,
                        next.state.rawValue, next.destination,
                    ].joined(separator: "\t"))
            }
        }
        try LogGolden("Phases.tsv", folder: "").expect(rows.joined(separator: "\n") + "\n")
    }

    @Test func allStatesAreReachedAndAllActionsReturned() {
        let states = Set(Self.reachable.map(\.state))
        #expect(states == Set(TransitionPhase.State.allCases))
        var actions: Set<TransitionPhase.Action> = []
        for phase in Self.reachable {
            for (_, event) in Self.events {
                var next = phase
                actions.insert(next.handle(event))
            }
        }
        #expect(actions == Set(TransitionPhase.Action.allCases))
    }

    /// An event that is ignored changes nothing; the end is for ever; a transition ends once.
    @Test func lawsOfEveryEvent() {
        for phase in Self.reachable {
            for (name, event) in Self.events where event != .abandon {
                var next = phase
                let action = next.handle(event)
                let place = "\(phase), \(name): \(action), \(next)"
                let keepsPhase: Set<TransitionPhase.Action> = [
                    .show, .follow, .finishAnimations, .reportSecondCompletion,
                ]
                if keepsPhase.contains(action) { #expect(next == phase, "\(place)") }
                if action == .ignore { #expect(next.state == phase.state, "\(place)") }
                if phase.state == .ended { #expect(next == phase, "\(place)") }
                #expect(
                    (next.state == .ended && phase.state != .ended) == (action == .end || action == .endAsCancelled),
                    "\(place)")
                if action == .settle { #expect(next.isDriven && !next.isInteractive, "\(place)") }
                if next.state == .rewinding { #expect(!next.goesToEnd, "\(place)") }
                if next.state == .grabbed { #expect(next.control == .driver, "\(place)") }
            }
        }
    }

    /// However a path of events went, a release, the motion's arrival and the animator's completion bring it to rest.
    @Test(arguments: 0..<8) func everyPathEndsAtRest(_ seed: UInt64) {
        var numbers = RepeatableNumbers(seed: seed)
        let unending = Self.events.filter { ![.complete(true), .complete(false), .abandon].contains($0.event) }
        for initial in Self.initial {
            var phase = initial
            for _ in 0..<10_000 {
                _ = phase.handle(unending[numbers.below(unending.count)].event)
                #expect(phase.state != .ended)
            }
            for event in [TransitionPhase.Event.finish, .arrive, .complete(true)] { _ = phase.handle(event) }
            #expect(phase.state == .ended)
            let rest = phase
            for _ in 0..<10_000 {
                let action = phase.handle(Self.events[numbers.below(Self.events.count)].event)
                #expect(action == .ignore || action == .reportSecondCompletion)
            }
            #expect(phase == rest)
        }
    }
}

extension TransitionPhase {
    fileprivate var destination: String { goesToEnd ? "end" : "start" }
}
