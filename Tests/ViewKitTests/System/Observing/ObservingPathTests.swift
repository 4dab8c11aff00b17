import Foundation
import Testing

@testable import ViewKit

/// Observers of properties of other objects, their ends, and their threads.
@MainActor @Suite struct ObservingPathTests {
    private func chain() -> (ObservedModel, ObservedModel) {
        let root = ObservedModel()
        let next = ObservedModel()
        root.next = next
        return (root, next)
    }

    @Test func theNewObjectIsObservedInPlaceOfTheOld() {
        let (root, first) = chain()
        let second = ObservedModel()
        second.level = 7
        let observer = ObservingModel()
        var levels: [Int?] = []
        root.addObserver(observer, forKeyPath: "next.level", options: [.old, .new], context: nil)
        let observation = root.observe(_key: "next.level", _through: [{ $0.next }], \.next?.level, options: .new) {
            levels.append($1.newValue ?? nil)
        }
        first.level = 2
        root.next = second
        first.level = 3
        second.level = 8
        root.next = nil
        second.level = 9
        #expect(levels == [2, 7, 8, nil])
        #expect(
            observer.log.prefix(3) == [
                "next.level setting old 1 new 2", "next.level setting old 2 new 7", "next.level setting old 7 new 8",
            ])
        root.removeObserver(observer, forKeyPath: "next.level")
        observation.invalidate()
        #expect(KeyValueObservers.shared.links(of: root, at: "next").isEmpty)
        #expect(KeyValueObservers.shared.links(of: second, at: "level").isEmpty)
    }

    @Test func anObservationEndsWithItsObject() {
        let model = ObservedModel()
        var count = 0
        var observation: NSKeyValueObservation? = model.observe(_key: "level", \.level) { _, _ in count += 1 }
        model.level = 2
        #expect(observation != nil)
        observation = nil
        model.level = 3
        #expect(count == 1)
        #expect(KeyValueObservers.shared.links(of: model, at: "level").isEmpty)
    }

    @Test func neitherIsKeptAlive() {
        weak var goneModel: ObservedModel?
        weak var goneObserver: ObservingModel?
        let model = ObservedModel()
        do {
            let observer = ObservingModel()
            let other = ObservedModel()
            model.addObserver(observer, forKeyPath: "level", context: nil)
            other.addObserver(observer, forKeyPath: "level", context: nil)
            goneModel = other
            goneObserver = observer
        }
        #expect(goneModel == nil && goneObserver == nil)
        model.level = 2
    }

    /// An observer takes itself off as it goes, when references to it are nil already.
    @Test func anObserverTakesItselfOffAtItsEnd() {
        final class Leaving: ObservingModel {
            let model: ObservedModel

            init(_ model: ObservedModel) {
                self.model = model
                super.init()
                model.addObserver(self, forKeyPath: "level", context: nil)
            }

            deinit { model.removeObserver(self, forKeyPath: "level") }
        }
        let model = ObservedModel()
        do { _ = Leaving(model) }
        #expect(KeyValueObservers.shared.links(of: model, at: "level").isEmpty)
    }

    @Test func theContextSaysWhichIsMeant() {
        let model = ObservedModel()
        let observer = ObservingModel()
        let contexts = [UnsafeMutableRawPointer(bitPattern: 8), UnsafeMutableRawPointer(bitPattern: 16)]
        model.addObserver(observer, forKeyPath: "level", options: .new, context: contexts[0])
        model.addObserver(observer, forKeyPath: "level", options: .old, context: contexts[1])
        model.removeObserver(observer, forKeyPath: "level", context: contexts[0])
        model.level = 2
        #expect(observer.log == ["level setting old 1"])
        model.removeObserver(observer, forKeyPath: "level", context: contexts[1])
    }

    @Test func misuseIsReported() {
        let host = TestHost()
        var faults: [String] = []
        host.layers.faults.onReport = { faults.append($0) }
        host.run {
            let label = UILabel()
            let plain = NSObject()
            label.removeObserver(plain, forKeyPath: "text")
            label.addObserver(plain, forKeyPath: "font", context: nil)
            label.addObserver(plain, forKeyPath: "text", context: nil)
            label.text = "a"
        }
        #expect(
            faults == [
                "UILabel: NSObject is no observer of \"text\". Remove an observer once for each time it was added.",
                "UILabel: changes of \"font\" are not told to observers. Observe one of the properties that the manual lists.",
                "NSObject: NSInternalInconsistencyException: observeValue(forKeyPath:of:change:context:) was called for "
                    + "\"text\", which is not handled.",
            ])
    }

    /// A closure is called on the thread of the change, an observer on the main thread.
    @Test func changesOnOtherThreadsAreTold() async {
        let host = TestHost()
        let model = SharedModel()
        let observer = ObservingModel()
        host.run { model.value.addObserver(observer, forKeyPath: "level", options: .new, context: nil) }
        let observation = model.value.observe(_key: "level", \.level) { object, _ in
            object.log.append(MainThread.isCurrent ? "main" : "other")
        }
        await Task.detached { model.value.level = 2 }.value
        #expect(model.value.log == ["didSet 2", "other"])
        observation.invalidate()
    }

    /// A model for two threads, of which one waits for the other.
    private struct SharedModel: @unchecked Sendable {
        let value = ObservedModel()
    }
}
