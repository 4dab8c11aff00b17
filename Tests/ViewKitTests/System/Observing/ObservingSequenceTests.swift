import Testing

@testable import ViewKit

/// The messages that observers get, in their order, by their options, as Apple documents them.
@MainActor @Suite struct ObservingSequenceTests {
    /// Options, and the messages for adding an observer and for one change from 1 to 2.
    struct Sequence: CustomTestStringConvertible, Sendable {
        let options: NSKeyValueObservingOptions
        let messages: [String]

        var testDescription: String { "options \(options.rawValue)" }
    }

    nonisolated static let sequences = [
        Sequence(options: [], messages: ["level"]),
        Sequence(options: .new, messages: ["level new 2"]),
        Sequence(options: .old, messages: ["level old 1"]),
        Sequence(options: [.old, .new], messages: ["level old 1 new 2"]),
        Sequence(options: .initial, messages: ["level", "level"]),
        Sequence(options: [.initial, .new], messages: ["level new 1", "level new 2"]),
        Sequence(options: [.initial, .old], messages: ["level", "level old 1"]),
        Sequence(options: .prior, messages: ["prior level", "level"]),
        Sequence(options: [.prior, .new], messages: ["prior level", "level new 2"]),
        Sequence(options: [.prior, .old, .new], messages: ["prior level old 1", "level old 1 new 2"]),
        Sequence(
            options: [.initial, .prior, .old, .new],
            messages: ["level new 1", "prior level old 1", "level old 1 new 2"]),
    ]

    @Test(arguments: sequences) func aClosureIsCalled(_ sequence: Sequence) {
        let model = ObservedModel()
        var log: [String] = []
        let observation = model.observe(_key: "level", \.level, options: sequence.options) { object, change in
            #expect(object === model && change.kind == .setting && change.indexes == nil)
            let parts = [
                change.isPrior ? "prior" : nil, "level", change.oldValue.map { "old \($0)" },
                change.newValue.map { "new \($0)" },
            ]
            log.append(parts.compactMap(\.self).joined(separator: " "))
        }
        model.level = 2
        observation.invalidate()
        model.level = 3
        #expect(log == sequence.messages)
    }

    @Test(arguments: sequences) func anObserverIsTold(_ sequence: Sequence) {
        let model = ObservedModel()
        let observer = ObservingModel()
        model.addObserver(observer, forKeyPath: "level", options: sequence.options, context: nil)
        model.level = 2
        model.removeObserver(observer, forKeyPath: "level")
        model.level = 3
        #expect(observer.log == sequence.messages.map { $0.replacing("level", with: "level setting") })
    }

    /// The property's own observers run within the change.
    @Test func theSetterIsDoneBefore() {
        let model = ObservedModel()
        let observation = model.observe(_key: "level", \.level, options: .prior) { object, change in
            object.log.append(change.isPrior ? "prior \(object.level)" : "observed \(object.level)")
        }
        model.level = 5
        #expect(model.log == ["prior 1", "didSet 5", "observed 5"])
        observation.invalidate()
    }

    @Test func severalAreToldInTheirOrder() {
        let model = ObservedModel()
        var log: [String] = []
        var second: NSKeyValueObservation?
        let first = model.observe(_key: "level", \.level) { _, _ in
            log.append("first")
            // One that ends meanwhile is told no more.
            second?.invalidate()
        }
        second = model.observe(_key: "level", \.level) { _, _ in log.append("second") }
        let third = model.observe(_key: "level", \.level) { _, _ in log.append("third") }
        model.level = 2
        #expect(log == ["first", "third"])
        first.invalidate()
        third.invalidate()
    }

    @Test func aChangeWithinAChangeEndsFirst() {
        let model = ObservedModel()
        var log: [String] = []
        let observation = model.observe(_key: "level", \.level, options: [.old, .new]) { object, change in
            log.append("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
            if object.level < 4 { object.level += 1 }
        }
        model.level = 2
        observation.invalidate()
        #expect(log == ["1 to 2", "2 to 3", "3 to 4"])
    }

    /// A property that is not stored is told of by the object itself.
    @Test func announcedChangesAreTold() {
        let model = ObservedModel()
        let observer = ObservingModel()
        model.addObserver(observer, forKeyPath: "double", options: [], context: nil)
        model.willChangeValue(forKey: "double")
        #expect(observer.log.isEmpty)
        model.didChangeValue(forKey: "double")
        model.didChangeValue(forKey: "double")
        #expect(observer.log == ["double setting"])
        model.removeObserver(observer, forKeyPath: "double")
    }

    @Test func nilIsAValue() {
        let model = ObservedModel()
        let observer = ObservingModel()
        model.addObserver(observer, forKeyPath: "next", options: [.old, .new], context: nil)
        let next = ObservedModel()
        model.next = next
        #expect(observer.log == ["next setting old \(NSNull()) new \(next)"])
        model.removeObserver(observer, forKeyPath: "next")
    }
}
