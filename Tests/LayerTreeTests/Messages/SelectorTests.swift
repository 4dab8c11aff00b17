import Foundation
import Testing

@testable import LayerTree

/// Selectors that carry their methods, as the rewritten `#selector` makes them.
@MainActor @Suite struct SelectorTests {
    @MainActor private class Receiver: NSObject {
        var calls: [String] = []

        func plain() { calls.append("plain") }

        func take(_ sender: Any) { calls.append("take \(sender)") }

        func takeNumber(_ number: Int) -> Int? {
            calls.append("number \(number)")
            return nil
        }

        func takeOptional(_ text: String?) { calls.append("optional \(text ?? "nil")") }

        func take(_ sender: Any, event: String) -> NSString {
            calls.append("take \(sender) \(event)")
            return "result"
        }
    }

    @MainActor private final class Special: Receiver {
        override func plain() { calls.append("special") }
    }

    private static let plain = Selector(_method: "plain", Receiver.plain)
    private static let take = Selector(_method: "take:", Receiver.take(_:))
    private static let number = Selector(_method: "takeNumber:", Receiver.takeNumber(_:))
    private static let optional = Selector(_method: "takeOptional:", Receiver.takeOptional(_:))
    private static let event = Selector(_method: "take:event:", Receiver.take(_:event:))

    @Test func aMethodTakesAsManyArgumentsAsItHas() {
        let receiver = Receiver()
        for selector in [Self.plain, Self.take, Self.number, Self.optional, Self.event] {
            #expect(selector.send(to: receiver, 1, "e") != nil || selector == Self.optional)
        }
        #expect(Self.optional.send(to: receiver, nil) != nil && Self.optional.send(to: receiver, "a") != nil)
        #expect(
            receiver.calls == ["plain", "take 1", "number 1", "take 1 e", "optional nil", "optional a"])
    }

    @Test func whatDoesNotFitIsNotCalled() {
        let receiver = Receiver()
        #expect(Self.number.send(to: receiver, "text") == nil && Self.take.send(to: receiver, nil) == nil)
        #expect(Self.plain.send(to: NSObject()) == nil && Selector("plain").send(to: receiver) == nil)
        #expect(receiver.calls.isEmpty)
    }

    @Test func anOverrideIsCalled() {
        let receiver = Special()
        receiver.perform(Self.plain)
        #expect(receiver.calls == ["special"])
    }

    @Test func namesMakeThemEqual() {
        #expect(Self.take == Selector("take:") && Self.take != Self.event && Self.take == "take:")
        #expect(NSStringFromSelector(Self.event) == "take:event:" && NSSelectorFromString("plain") == Self.plain)
    }

    @Test func objectsRespondToMethodsOfTheirClass() {
        #expect(Special().responds(to: Self.plain) && Receiver().responds(to: Self.event))
        #expect(!NSObject().responds(to: Self.plain) && !Receiver().responds(to: "plain"))
    }

    @Test func aResultThatIsAnObjectIsReturned() {
        let receiver = Receiver()
        #expect(receiver.perform(Self.event, with: 1, with: "e")?.takeUnretainedValue() as? NSString == "result")
        #expect(receiver.perform(Self.number, with: 1) == nil)
    }

    @Test func aMessageThatCannotBeSentIsReported() {
        let host = TestHost()
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        host.run { _ = Receiver().perform("unknown:") }
        #expect(reports.count == 1 && reports[0].contains("unknown:"))
    }

    @Test func laterMessagesComeOnTimeAndCanBeCancelled() {
        let host = TestHost()
        let receiver = Receiver()
        let other = Receiver()
        host.frame(at: 0)
        host.run {
            receiver.perform(Self.take, with: "late", afterDelay: 1)
            receiver.perform(Self.take, with: "later", afterDelay: 2)
            receiver.perform(Self.plain, with: nil, afterDelay: 2)
            other.perform(Self.plain, with: nil, afterDelay: 2)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Self.take, object: "later")
        }
        host.frame(at: 0.9)
        #expect(receiver.calls.isEmpty)
        host.frame(at: 1)
        #expect(receiver.calls == ["take late"])
        host.run { NSObject.cancelPreviousPerformRequests(withTarget: other) }
        host.frame(at: 2)
        #expect(receiver.calls == ["take late", "plain"] && other.calls.isEmpty)
    }

    @Test func aMessageThatIsCancelledLetsItsTargetGo() {
        let host = TestHost()
        var receiver: Receiver? = Receiver()
        weak let gone = receiver
        host.run {
            receiver?.perform(Self.plain, with: nil, afterDelay: 60)
            receiver.map { NSObject.cancelPreviousPerformRequests(withTarget: $0) }
        }
        receiver = nil
        #expect(gone == nil)
    }

    @Test func aDisplayLinkKeepsItsTargetUntilItEnds() {
        @MainActor final class Counter: NSObject {
            var count = 0
            func step(_ link: CADisplayLink) { count += 1 }
        }
        let host = TestHost()
        var counter: Counter? = Counter()
        weak let kept = counter
        let link = host.run {
            CADisplayLink(target: counter ?? NSObject(), selector: Selector(_method: "step:", Counter.step(_:)))
        }
        host.run { link.add(to: .main, forMode: .common) }
        counter = nil
        host.frame(at: 1)
        host.frame(at: 2)
        #expect(kept?.count == 2)
        link.invalidate()
        #expect(kept == nil)
    }
}
